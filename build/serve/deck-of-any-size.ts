import type { Plugin } from 'vite';
import { SWIPES } from '../../src/model/swipes.ts';
import type { Project } from '../read/project.ts';

/**
 * For the bench build only (`vite build --mode bench`): `/story?cards=N` shows N cards by repeating the story's own,
 * all swipeable both ways. `&resolution=full` always renders at full resolution, and `&photos=rivals` shows the photos
 * of the decks that the bench measures ours against.
 */
export function deckOfAnySize(project: Project): Plugin {
  return {
    name: 'deck-of-any-size',
    // The prerendered deck has only the story's own cards, so `showPage` in index.html must not show it for other decks.
    transformIndexHtml: async (html) => {
      const { written } = await project.read();
      const cardCount = written?.story?.cards.length;
      const changed = html.replace('(list|present)', `(list|present|cards(?!=${cardCount}\\b)|photos)`);
      if (changed === html) throw new Error('index.html no longer tests the address for (list|present)');
      return changed;
    },
    transform(code, id) {
      if (id.endsWith('/scene/sharpness.ts')) return { code: keepSharp(code), map: null };
      if (id !== '\0virtual:content/story') return null;
      return { code: code.replace('export const story =', 'const original =') + RESIZE, map: null };
    },
  };
}

const RESIZE = `
const search = new URLSearchParams(location.search);
const wanted = search.get('cards');
const rivals = search.get('photos') === 'rivals';
const rivalPhoto = (id) => ({
  kind: 'photo',
  photo: {
    alt: '', width: 900, height: 1200, color: '#888888', thumbhash: 'YTkGJwaRhWUIt4lbgnhZl3ath2BUBGYA', avif: [],
    webp: [{ url: '/images/' + String(id % 50).padStart(2, '0') + '.jpg', width: 900 }],
  },
});
const allowed = ${JSON.stringify(SWIPES)};
const card = (_, id) => ({ ...original.cards[id % original.cards.length], id, allowed, ...(rivals && { media: rivalPhoto(id) }) });
export const story = wanted === null ? original : { ...original, cards: Array.from({ length: Number(wanted) }, card) };
`;

/** Lets `&resolution=full` set the limits of `sharpness.ts` so high that it never lowers the resolution. */
function keepSharp(code: string): string {
  return ['LEAST', 'HOPELESS_MS'].reduce((before, name) => {
    const after = before.replace(`const ${name} = `, "$&location.search.includes('resolution=full') ? Infinity : ");
    if (after === before) throw new Error(`sharpness.ts no longer has a ${name} to replace`);
    return after;
  }, code);
}
