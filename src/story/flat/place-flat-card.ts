import type { DeckLayout } from '../deck/layout';

/** Gives a card's element the layout's measures, as custom properties that its styles read. */
export function placeFlatCard({ style }: HTMLElement, { unit, centre, card, photo, label, text }: DeckLayout): void {
  const measures = {
    '--unit': unit,
    '--x': centre.x - card.width / 2,
    '--y': centre.y - card.height / 2,
    '--width': card.width,
    '--height': card.height,
    '--radius': card.radius,
    '--photo-x': photo.x,
    '--photo-y': photo.y,
    '--photo-width': photo.width,
    '--photo-height': photo.height,
    '--photo-radius': photo.radius,
    '--label-x': label.x,
    '--label-y': label.y,
    '--label-width': label.width,
    '--label-height': label.height,
    '--date-size': text.date,
    '--inset': text.inset,
  };
  for (const [name, px] of Object.entries(measures)) style.setProperty(name, `${px}px`);
}
