// One tab stop for each zone: the card that had the focus last. What is lit keeps a stop of its own.
const THINGS = '[data-card], [data-pile], [data-domain]';

export function rove(event: FocusEvent): void {
  const thing = (event.target as Element).closest<HTMLElement>(THINGS);
  const zone = thing?.closest('[data-zone]');
  if (!thing || !zone) return;
  for (const each of zone.querySelectorAll<HTMLElement>(THINGS)) {
    if (each !== thing && !each.closest('.lit')) each.tabIndex = -1;
  }
  thing.tabIndex = 0;
}
