import { screenOf, type Screen } from './routes';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The screen that the link around an event's target leads to; null where there is none of this site. */
export function screenOfLink(target: EventTarget | null): Screen | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return screenOf(link.pathname.slice(BASE.length));
}
