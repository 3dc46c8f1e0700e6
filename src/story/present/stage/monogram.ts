import { site } from 'virtual:content/site';

/** The couple's initials: what a card of words shows in the show, where its words stand beside it. */
export function monogram(): string {
  return site.couple.first.map((name) => Array.from(name)[0] ?? '').join('\u00a0&\u00a0');
}
