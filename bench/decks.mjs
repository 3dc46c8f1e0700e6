/*
 * The decks to measure:
 * - source: a rival's file in `decks/`; windowed: true if only visible and leaving cards are mounted
 * - path: the deck's address; sizeParam: the search parameter for the number of cards
 * - deck: a selector of the stack of cards
 * - ready: an expression, run in the page, that is true once the deck has loaded
 * - swiped: an expression, run in the page, for the number of swiped cards
 * - swipe: the drag that swipes the top card, in CSS px
 * - floor: true for a lower limit to compare with, not a library; ours: true for the site's own story
 */
const pictureLoaded = (selector) => `document.querySelector('${selector}')?.naturalWidth > 0`;
const canvasShown = (selector) =>
  `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true })`;

const SWIPE_RIGHT = { x: 180, y: 0 };
/** Swiper is a carousel: its next card comes from the right. */
const SWIPE_LEFT = { x: -180, y: 0 };

export const RIVALS = {
  tinder: { source: 'tinder.jsx' },
  'tinder-window': { source: 'tinder.jsx', windowed: true },
  swiper: { source: 'swiper.jsx', swipe: SWIPE_LEFT },
  'swiper-virtual': { source: 'swiper.jsx', windowed: true, swipe: SWIPE_LEFT },
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
  swipe: SWIPE_RIGHT,
  // The page says "4 of 50" while the fourth card is on top.
  swiped: "Number(/(\\d+) of \\d/.exec(document.querySelector('main')?.innerText)?.[1] ?? 1) - 1",
};

/** Always in WebGL at the screen's full resolution, even while a card moves. */
const OURS_FULL = { ...OURS, path: '/ours/story?cards=50&resolution=full' };

/** With the rivals' photos, to compare memory. */
const OURS_SAME_PHOTOS = { ...OURS, path: '/ours/story?cards=50&photos=rivals' };

/** The flat deck, without WebGL. */
const OURS_FLAT = {
  ...OURS,
  path: '/ours/story?cards=50&flat',
  ready: pictureLoaded('[data-deck="flat"] [data-card="0"] img'),
};

/** What a rival has unless its own row says otherwise. */
const RIVAL_DEFAULTS = {
  deck: '#deck',
  ready: pictureLoaded('#deck img'),
  sizeParam: 'n',
  swipe: SWIPE_RIGHT,
  swiped: 'Number(document.documentElement.dataset.swiped ?? 0)',
};

const rivals = Object.entries(RIVALS).map(([name, own]) => [name, { ...RIVAL_DEFAULTS, path: `/${name}/`, ...own }]);

export const DECKS = {
  ours: OURS,
  'ours-full': OURS_FULL,
  'ours-flat': OURS_FLAT,
  'ours-same-photos': OURS_SAME_PHOTOS,
  ...Object.fromEntries(rivals),
};

/** The decks in docs/measured.md. */
export const USUAL = ['ours', 'ours-full', 'ours-flat', 'ogl', 'motion'];

/** The names in a comma-separated list of decks; `all` stands for every deck. Throws if a name is unknown. */
export function decksNamed(text) {
  const names = text === 'all' ? Object.keys(DECKS) : text.split(',').filter(Boolean);
  const unknown = names.filter((name) => !DECKS[name]);
  if (unknown.length) throw new Error(`No deck ${unknown.join(', ')}: there are ${Object.keys(DECKS).join(', ')}`);
  return names;
}
