import type { Plugin } from 'vite';

/**
 * For the bench build only (`vite build --mode bench`): `/story?cards=N` shows a deck of N cards, the story's own over
 * and over, each to be swiped either way. The site itself knows nothing of it.
 */
export function deckOfAnySize(): Plugin {
  return {
    name: 'deck-of-any-size',
    transform(code, id) {
      if (id !== '\0virtual:content/story') return null;
      return { code: code.replace('export const story =', 'const told =') + RESIZE, map: null };
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
const allowed = ['like', 'superlike'];
const card = (_, id) => ({ ...told.cards[id % told.cards.length], id, allowed, ...(rivals && { media: rivalPhoto(id) }) });
export const story = wanted === null ? told : { ...told, cards: Array.from({ length: Number(wanted) }, card) };
`;
