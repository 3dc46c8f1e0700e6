import { site } from 'virtual:content/site';

/** The couple's initials, which the show puts on cards without a picture. */
export function monogram(): string {
  return site.couple.first.map((name) => Array.from(name)[0] ?? '').join('\u00a0&\u00a0');
}
