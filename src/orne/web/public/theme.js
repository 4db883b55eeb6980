// Run before the first paint, so that no page flashes in the other theme.
(function () {
  var said = new URLSearchParams(location.search).get('theme');
  try {
    said = said || JSON.parse(localStorage.getItem('orne.settings') || '{}').theme;
  } catch {
    // Without storage the system's theme holds.
  }
  var dark = said === 'dark' || (said !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
