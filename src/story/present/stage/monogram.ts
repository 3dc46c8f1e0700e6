import { site } from 'virtual:content/site';

/** The couple's initials, which the show puts on cards without a picture. */
export function monogram(): string {
  // `Array.from` splits by code point: `name[0]` could be half an emoji.
  return site.couple.first.map((name) => Array.from(name)[0] ?? '').join('\u00a0&\u00a0');
}
