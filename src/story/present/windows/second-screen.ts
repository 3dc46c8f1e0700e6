import { SHOW_NAME } from '../show/show-name';

/** The size of the show's window until it is full screen, CSS px: small enough to be dragged. */
const SIZE = { width: 960, height: 540 };

/** Not in the standard yet, but in browsers. */
type WideScreen = Screen & { availLeft?: number; availTop?: number };

/** The part of the address that asks for a form of the show, with whatever else was asked for. */
export function searchFor(form: 'screen' | 'notes', search = window.location.search): string {
  const asked = new URLSearchParams(search);
  asked.set('present', form);
  return `?${asked}`;
}

/** Opens the show in a window of its own, right of this screen if there is one. @returns false where the browser refuses. */
export function openSecondScreen(): boolean {
  const { availLeft = 0, availTop = 0, width } = window.screen as WideScreen;
  const place = { left: availLeft + width, top: availTop, ...SIZE };
  const features = Object.entries(place).map(([name, value]) => `${name}=${value}`);
  // Pressed again, the same window shows the show again.
  const opened = window.open(searchFor('screen'), SHOW_NAME, ['popup', ...features].join());
  opened?.focus();
  return opened !== null;
}
