/** Orne's own icons: 24 by 24, one stroke weight, in the colour of the text around them. */
export const ICONS = {
  terror:
    '<path d="M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12Z"/><path d="M12 8.2v7.6" stroke-width="3.4"/>',
  combat: '<path d="M4 3.5 16.5 16M20 3.5 7.5 16M4 14l6 6M20 14l-6 6M4 20.5l3-3M20 20.5l-3-3"/>',
  arcane: '<circle cx="12" cy="12" r="9"/><path d="M12 3.5 19.2 16H4.8z"/>',
  investigation: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.3 15.3 5.4 5.4" stroke-width="2.8"/>',
  skill: '<path d="m12 2.5 8.2 4.750v9.5L12 21.5l-8.2-4.750v-9.5z"/>',
  agency:
    '<path d="M12 2.8 19.5 5.5v6c0 4.9-3.2 8.2-7.5 9.9-4.3-1.7-7.5-5-7.5-9.9v-6z"/><path fill="currentColor" stroke="none" d="m12 7.6 1.4 2.9 3.2.4-2.3 2.2.6 3.1-2.9-1.5-2.9 1.5.6-3.1-2.3-2.2 3.2-.4z"/>',
  miskatonic:
    '<path d="M12 6.3C9.8 4.8 6.5 4.3 3 4.7v13.6c3.5-.4 6.8.1 9 1.6 2.2-1.5 5.5-2 9-1.6V4.7c-3.5-.4-6.8.1-9 1.6zv13.6"/>',
  cthulhu:
    '<path d="M2.5 7.5c3.2-3.2 6.3 3.2 9.5 0s6.3 3.2 9.5 0M2.5 12.5c3.2-3.2 6.3 3.2 9.5 0s6.3 3.2 9.5 0M2.5 17.5c3.2-3.2 6.3 3.2 9.5 0s6.3 3.2 9.5 0"/>',
  syndicate:
    '<path d="M2.5 16.2c6 2.6 13 2.6 19 0M6 15.8C6.4 9.8 7.6 6 9.7 6c1.1 0 1.6.8 2.3.8S13.2 6 14.3 6c2.1 0 3.3 3.8 3.7 9.8M6.5 12.8c3.8 1.2 7.2 1.2 11 0"/>',
  hastur: '<path d="M4.5 19.5h15M4.5 16 3.2 7.2 8.3 11 12 4.5l3.7 6.5 5.1-3.8L19.5 16z"/>',
  'yog-sothoth': '<circle cx="12" cy="8" r="5"/><circle cx="7.8" cy="15.2" r="5"/><circle cx="16.2" cy="15.2" r="5"/>',
  'shub-niggurath': '<path d="M12 21.5V9M12 15.5 6.5 11V5.5M12 13l5.5-4V4M12 9 9.5 6.5V3M6.5 9.5 3 8M17.5 7.5 21 6"/>',
  'silver-twilight':
    '<path d="M14.5 3.8a8.8 8.8 0 1 0 5.6 11.9A7.3 7.3 0 0 1 14.5 3.8z"/><path d="M18.8 4.5v5M16.3 7h5"/>',
  neutral: '<path d="m12 3.5 7 8.5-7 8.5-7-8.5z"/>',
  'at-circle': '<circle cx="12" cy="12" r="8"/>',
  'at-square': '<path d="M4.5 4.5h15v15h-15z"/>',
  'at-triangle': '<path d="M12 4 20.5 19.5h-17z"/>',
  'at-plus': '<path d="M12 4v16M4 12h16" stroke-width="3.4"/>',
  'at-diamond': '<path d="m12 3 8 9-8 9-8-9z"/>',
  'at-squiggle': '<path d="M2.5 14c3-8 6-8 9.5-2s6.5 6 9.5-2" stroke-width="3"/>',
  'at-moon': '<path d="M15 3.5a9 9 0 1 0 0 17 7 7 0 0 1 0-17z"/>',
  'at-hourglass': '<path d="M5.5 3.5h13L5.5 20.5h13z"/>',
  'at-t': '<path d="M4 5h16M12 5v15" stroke-width="3.4"/>',
  'at-equals': '<path d="M4 8.5h16M4 15.5h16" stroke-width="3.2"/>',
  guardian: '<path d="M12 2.8 19.5 5.5v6c0 4.9-3.2 8.2-7.5 9.9-4.3-1.7-7.5-5-7.5-9.9v-6zM8 11.5h8M12 7.5v8"/>',
  seeker:
    '<circle cx="12" cy="12" r="9"/><path fill="currentColor" stroke="none" d="m16.5 7.5-2.8 6.2-6.2 2.8 2.8-6.2z"/>',
  rogue:
    '<path d="M12 2.8c3 4.2 7.3 6.2 7.3 9.9a3.7 3.7 0 0 1-6.2 2.6l2 5.2H8.9l2-5.2a3.7 3.7 0 0 1-6.2-2.6C4.7 9 9 7 12 2.8z"/>',
  mystic:
    '<circle cx="12" cy="12" r="3"/><path d="M12 2.5v3.8M12 17.7v3.8M2.5 12h3.8M17.7 12h3.8M5.3 5.3 8 8M16 16l2.7 2.7M18.7 5.3 16 8M8 16l-2.7 2.7"/>',
  survivor:
    '<path d="M12.3 2.5c.7 4.5 5.7 6 5.7 11.5a6 6 0 0 1-12 0c0-2.8 1.7-4 2.4-5.7.9 1.3 1.5 2 1.7 2.7 1.5-2.5 1-5.5 2.2-8.5z"/>',
  mythos:
    '<path d="M12.5 12.5a1.8 1.8 0 1 1 1.8-1.8c0 2.5-2 4.3-4.3 4.3a5 5 0 0 1-5-5c0-4 3.3-6.8 7.3-6.8a8 8 0 0 1 8 8c0 5-3.8 9-9 9.3"/>',
  willpower: '<path d="M9 12h6v9.5H9zM12 2.5c2 2.3 2.6 3.7 2.6 4.9a2.6 2.6 0 0 1-5.2 0c0-1.2.6-2.6 2.6-4.9z"/>',
  intellect:
    '<path d="M12 6.3C9.8 4.8 6.5 4.3 3 4.7v13.6c3.5-.4 6.8.1 9 1.6 2.2-1.5 5.5-2 9-1.6V4.7c-3.5-.4-6.8.1-9 1.6zv13.6"/>',
  agility: '<path d="m4.5 5 7 7-7 7M12.5 5l7 7-7 7"/>',
  wild: '<path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9"/>',
  clue: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.3 15.3 5.4 5.4" stroke-width="2.8"/>',
  doom: '<path d="M5.5 3h13M5.5 21h13M7 3v3.5l5 5.5-5 5.5V21M17 3v3.5L12 12l5 5.5V21"/>',
  damage: '<path d="M12 2.8c3.8 5 6.5 8 6.5 11.7a6.5 6.5 0 0 1-13 0c0-3.7 2.7-6.7 6.5-11.7z"/>',
  'damage-f':
    '<path fill="currentColor" stroke="none" d="M12 2.8c3.8 5 6.5 8 6.5 11.7a6.5 6.5 0 0 1-13 0c0-3.7 2.7-6.7 6.5-11.7z"/>',
  horror:
    '<path d="M12.5 12.5a1.8 1.8 0 1 1 1.8-1.8c0 2.5-2 4.3-4.3 4.3a5 5 0 0 1-5-5c0-4 3.3-6.8 7.3-6.8a8 8 0 0 1 8 8c0 5-3.8 9-9 9.3"/>',
  health:
    '<path fill="currentColor" stroke="none" d="M12 20.5S3.5 15 3.5 8.9a4.5 4.5 0 0 1 8.5-2.1 4.5 4.5 0 0 1 8.5 2.1c0 6.1-8.5 11.6-8.5 11.6z"/>',
  resource: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.8"/>',
  ammo: '<path d="M9 21h6V10c0-3-1.5-5.5-3-7-1.5 1.5-3 4-3 7zM9 16.5h6"/>',
  uses: '<path d="M5 8.5h14V20H5zM5 12.5h14M9 8.5V4.5h6v4"/>',
  shroud: '<path d="M3 17.5h13.5a4 4 0 0 0 .6-8A6 6 0 0 0 5.8 10.7 3.6 3.6 0 0 0 3 17.5zM6 21h11"/>',
  action: '<path fill="currentColor" stroke="none" d="M5 3.5 20 12 5 20.5z"/>',
  victory:
    '<path fill="currentColor" stroke="none" d="m12 2.8 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.6l-5.8 3.1 1.1-6.5L2.6 9.6l6.5-.9z"/>',
  skull:
    '<path d="M12 3a8.5 8.5 0 0 0-5 15.3V21h10v-2.7A8.5 8.5 0 0 0 12 3zM10 21v-2.5M14 21v-2.5"/><circle fill="currentColor" stroke="none" cx="8.8" cy="12" r="1.9"/><circle fill="currentColor" stroke="none" cx="15.2" cy="12" r="1.9"/>',
  cultist: '<path d="M4.5 21C4.5 11.5 7 4 12 2.8 17 4 19.5 11.5 19.5 21zM9 21c0-5 .8-8.5 3-9.5 2.2 1 3 4.5 3 9.5"/>',
  tablet: '<path d="M6 3.5h12v14L12 21l-6-3.5zM9 8h6M9 12h6"/>',
  'elder-thing':
    '<path d="M12 12 12 3M12 12l8.5-2.8M12 12l5.3 7.3M12 12l-5.3 7.3M12 12 3.5 9.2"/><circle cx="12" cy="12" r="2.5"/>',
  'auto-fail': '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13" stroke-width="3.2"/>',
  'elder-sign': '<path d="M12 21.5v-18M12 8.5l5-3.5M12 8.5 7 5M12 14l6.5-4M12 14 5.5 10"/>',
  exhausted: '<path d="M3 9h18v10H3zM8 5.5h8M13.5 3 16 5.5 13.5 8"/>',
  insane:
    '<path d="M12.5 12.5a1.8 1.8 0 1 1 1.8-1.8c0 2.5-2 4.3-4.3 4.3a5 5 0 0 1-5-5c0-4 3.3-6.8 7.3-6.8a8 8 0 0 1 8 8c0 5-3.8 9-9 9.3"/>',
  drained: '<path d="M7 3.5h10l4.5 8.5L17 20.5H7L2.5 12zM7.5 16.5l9-9"/>',
  dormant: '<path d="M14 4.5h6l-6 7h6M4 11.5h6l-6 8h6"/>',
  engaged: '<path d="M9.5 14.5 14.5 9.5M8 11 5.5 13.5a3.6 3.6 0 0 0 5 5L13 16M16 13l2.5-2.5a3.6 3.6 0 0 0-5-5L11 8"/>',
  attach: '<path d="m19.5 11-7.8 7.8a4.5 4.5 0 0 1-6.4-6.4l8-8a3 3 0 0 1 4.3 4.3L9.7 16.6a1.5 1.5 0 0 1-2.1-2.1l7-7"/>',
  unique: '<circle fill="currentColor" stroke="none" cx="12" cy="12" r="5"/>',
  back: '<path d="M6 3h12v18H6zM9 6h6v12H9z"/>',
  deck: '<path d="M7 3h12v16H7zM4 6.5V22h11"/>',
  discard: '<path d="M5 5h11v15H5zM8.5 5V3h11v15H16"/>',
  hand: '<path d="M4 8l7-2.5 4.5 12.5-7 2.5zM12.5 6H19v13h-3"/>',
  fast: '<path fill="currentColor" stroke="none" d="M13.5 2.5 5 14h6l-1 7.5L19 10h-6z"/>',
  undo: '<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a6 6 0 0 1 0 12H9"/>',
  quiet:
    '<path d="M6.5 16.5V11a5.5 5.5 0 0 1 .9-3M9.6 6A5.5 5.5 0 0 1 17.5 11v2.500M4.500 16.500h12M10 19.500a2 2 0 0 0 4 0M4 3.500l16 17"/>',
  ff: '<path fill="currentColor" stroke="none" d="M3.5 5.5 12 12l-8.5 6.5zM12 5.5 20.5 12 12 18.5z"/>',
  log: '<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" stroke-width="2.2"/>',
  chat: '<path d="M4 5h16v11H10l-4.5 4V16H4z"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.8M12 17h.01" stroke-width="2"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  gear: '<path d="M3.5 7h9.3M17.2 7h3.3M3.5 17h3.3M11.2 17h9.3"/><circle cx="15" cy="7" r="2.2"/><circle cx="9" cy="17" r="2.2"/>',
  eye: '<path d="M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12Z"/><circle cx="12" cy="12" r="3"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.5 2.5"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.3 15.3 5.2 5.2"/>',
  check: '<path d="m4.5 12.5 5 5 10-11" stroke-width="2.6"/>',
  x: '<path d="m6 6 12 12M18 6 6 18" stroke-width="2.2"/>',
  plus: '<path d="M12 5v14M5 12h14" stroke-width="2.2"/>',
  minus: '<path d="M5 12h14" stroke-width="2.2"/>',
  link: '<path d="M9.5 14.5 14.5 9.5M8 11 5.5 13.5a3.6 3.6 0 0 0 5 5L13 16M16 13l2.5-2.5a3.6 3.6 0 0 0-5-5L11 8"/>',
  play: '<path fill="currentColor" stroke="none" d="M6 4 20 12 6 20z"/>',
  pause: '<path fill="currentColor" stroke="none" d="M6 4h4v16H6zM14 4h4v16h-4z"/>',
  prev: '<path d="M6 5v14" stroke-width="2.4"/><path fill="currentColor" stroke="none" d="M19 5 9 12l10 7z"/>',
  next: '<path d="M18 5v14" stroke-width="2.4"/><path fill="currentColor" stroke="none" d="M5 5l10 7-10 7z"/>',
  branch:
    '<circle cx="6" cy="5" r="2.2"/><circle cx="6" cy="19" r="2.2"/><circle cx="18" cy="8" r="2.2"/><path d="M6 7.2v9.6M18 10.2c0 4-5 4-9 5.3"/>',
  share: '<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 13v7.5h14V13"/>',
  user: '<circle cx="12" cy="8" r="4.2"/><path d="M4 21c.6-4.7 3.7-7 8-7s7.4 2.3 8 7"/>',
  users:
    '<circle cx="9" cy="8.5" r="3.7"/><path d="M2.5 20.5c.5-4.2 3-6.2 6.5-6.2s6 2 6.5 6.2M15.5 5.2a3.7 3.7 0 0 1 0 6.6M18 14.8c2 .8 3.2 2.7 3.5 5.7"/>',
  bot: '<path d="M5 8.5h14V19H5zM12 8.5V4.5M9.5 13h.01M14.5 13h.01M9.5 16h5" stroke-width="2"/>',
  book: '<path d="M5 4.5A2 2 0 0 1 7 3h12v15H7a2 2 0 0 0-2 2zm0 0V20a1.5 1.5 0 0 0 2 1h12v-3"/>',
  warn: '<path d="M12 3.5 22 20.5H2zM12 10v5M12 18h.01" stroke-width="2"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.5h.01" stroke-width="2.2"/>',
  flag: '<path d="M5 21V4c4-2.5 9 2.5 14 0v9.5c-5 2.5-10-2.5-14 0"/>',
  sun: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor"/>',
  text: '<path d="M4 6V4h16v2M12 4v16M9 20h6"/>',
  filter: '<path d="M3.5 5h17L14 13v6.5l-4-2V13z"/>',
  chev: '<path d="m6 9 6 6 6-6" stroke-width="2.2"/>',
  right: '<path d="m9 6 6 6-6 6" stroke-width="2.2"/>',
  bag: '<path d="M8.5 7.5C4.5 10 3.5 14 3.5 16.5c0 3 2.5 4.5 8.5 4.5s8.5-1.5 8.5-4.5c0-2.5-1-6.5-5-9zM8 3.5h8l-1.5 4h-5z"/>',
  grip: '<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" stroke-width="2.8"/>',
  sound: '<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12"/>',
  lock: '<path d="M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11"/>',
  orne: '<path d="M12 5.5C9.5 3.8 6 3.3 2.5 3.8v15c3.5-.5 7 0 9.5 1.7 2.5-1.7 6-2.2 9.5-1.7v-15c-3.5-.5-7 0-9.5 1.7z"/><path d="M12 9a2 2 0 0 1 1 3.7l.7 3.3h-3.4l.7-3.3A2 2 0 0 1 12 9z"/>',
} as const;

export type IconName = keyof typeof ICONS;
