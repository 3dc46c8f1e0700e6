/*
 * The decks to measure:
 * - source: the deck's file in `decks/`; windowed: that file mounts only visible and leaving cards
 * - path: its address; sizeParam: the search parameter for its number of cards
 * - deck: a selector of the stack of cards
 * - ready, swiped: expressions, run in the page: true once the deck has loaded; the number of swiped cards
 * - swipe: the drag that swipes the top card, in CSS px
 * - floor: a lower limit for comparison, not a library; ours: the site's own story
 */
const pictureLoaded = (selector) => `document.querySelector('${selector}')?.naturalWidth > 0`;
const canvasShown = (selector) =>
  `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true })`;

export const RIVALS = {
  tinder: { source: 'tinder.jsx' },
  'tinder-window': { source: 'tinder.jsx', windowed: true },
  swiper: { source: 'swiper.jsx', swipe: { x: -180, y: 0 } },
  'swiper-virtual': { source: 'swiper.jsx', windowed: true, swipe: { x: -180, y: 0 } },
  motion: { source: 'motion.jsx' },
  spring: { source: 'spring.jsx' },
  'spring-window': { source: 'spring-window.jsx' },
  vanilla: { source: 'vanilla.js', floor: true },
  ogl: { source: 'ogl.js', floor: true, ready: canvasShown('body > canvas') },
};

/** The site's story in its bench build: a deck of N cards that all allow both swipes. */
const OURS = {
  ours: true,
  path: '/ours/story?cards=50',
  deck: 'main section',
  ready: canvasShown('main[data-view="scene"] [data-deck="scene"] canvas'),
  sizeParam: 'cards',
  swiped: "Number(/(\\d+) of \\d/.exec(document.querySelector('main')?.innerText)?.[1] ?? 1) - 1",
};

/** Always at the screen's full resolution, even while a card moves, and never falling back from WebGL. */
const OURS_FULL = { ...OURS, path: '/ours/story?cards=50&resolution=full' };

/** With the rivals' photos, to compare memory. */
const OURS_SAME_PHOTOS = { ...OURS, path: '/ours/story?cards=50&photos=rivals' };

/** The flat deck, without WebGL. */
const OURS_FLAT = {
  ...OURS,
  path: '/ours/story?cards=50&flat',
  ready: pictureLoaded('[data-deck="flat"] [data-card="0"] img'),
};

const RIVAL = {
  deck: '#deck',
  ready: pictureLoaded('#deck img'),
  sizeParam: 'n',
  swiped: 'Number(document.documentElement.dataset.swiped ?? 0)',
};

const rivals = Object.entries(RIVALS).map(([name, own]) => [name, { ...RIVAL, path: `/${name}/`, ...own }]);

export const DECKS = {
  ours: OURS,
  'ours-full': OURS_FULL,
  'ours-flat': OURS_FLAT,
  'ours-same-photos': OURS_SAME_PHOTOS,
  ...Object.fromEntries(rivals),
};

/** The decks in docs/measured.md. */
export const USUAL = ['ours', 'ours-full', 'ours-flat', 'ogl', 'motion'];

/** The decks in a comma-separated list; `all` for every deck. */
export function decksNamed(text) {
  const names = text === 'all' ? Object.keys(DECKS) : text.split(',').filter(Boolean);
  const unknown = names.filter((name) => !DECKS[name]);
  if (unknown.length) throw new Error(`No deck ${unknown.join(', ')}: there are ${Object.keys(DECKS).join(', ')}`);
  return names;
}
