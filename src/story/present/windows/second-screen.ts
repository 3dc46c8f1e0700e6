import { SHOW_NAME } from '../show/show-name';

/** The window's size before full screen, CSS px: small enough to drag to another screen. */
const SIZE = { width: 960, height: 540 };

/** Where the screen is among all screens: non-standard properties that most browsers have. */
type PlacedScreen = Screen & { availLeft?: number; availTop?: number };

/** The query of the address for a form of the show; other parameters remain. */
export function queryFor(form: 'screen' | 'notes', search = window.location.search): string {
  const params = new URLSearchParams(search);
  params.set('present', form);
  return `?${params}`;
}

let hasOpened = false;

/** Whether this page has opened the show's window, which may still be loading. */
export const hasOpenedSecondScreen = () => hasOpened;

/** Opens the show in a window on the screen to the right, if there is one. @returns false if the browser blocks it. */
export function openSecondScreen(): boolean {
  const { availLeft = 0, availTop = 0, width } = window.screen as PlacedScreen;
  const place = { left: availLeft + width, top: availTop, ...SIZE };
  const features = Object.entries(place).map(([name, value]) => `${name}=${value}`);
  // The name makes a second call reuse the same window.
  const opened = window.open(queryFor('screen'), SHOW_NAME, ['popup', ...features].join());
  opened?.focus();
  hasOpened ||= opened !== null;
  return opened !== null;
}
