// The decks to measure. `swipe` is the drag that swipes the top card; `ready` is an expression that is true once the deck
// has loaded; `swiped` is an expression for the number of swiped cards; a `floor` is a lower limit for comparison, not a
// library; `ours` is the site's own story, which has no `source` here.
const PICTURE = (selector) => `document.querySelector('${selector}')?.naturalWidth > 0`;
const CANVAS = (selector) => `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true })`;

export const RIVALS = {
  tinder: { source: 'tinder.jsx' },
  'tinder-window': { source: 'tinder.jsx', windowed: true },
  swiper: { source: 'swiper.jsx', swipe: { x: -180, y: 0 } },
  'swiper-virtual': { source: 'swiper.jsx', windowed: true, swipe: { x: -180, y: 0 } },
  motion: { source: 'motion.jsx' },
  spring: { source: 'spring.jsx' },
  'spring-window': { source: 'spring-window.jsx' },
  vanilla: { source: 'vanilla.js', floor: true },
  ogl: { source: 'ogl.js', floor: true, ready: CANVAS('body > canvas') },
};

/** The site's story in its bench build: a deck of N cards that all allow both swipes. */
const OURS = {
  ours: true,
  path: '/ours/story?cards=50',
  deck: 'main section',
  ready: CANVAS('main[data-view="scene"] [data-deck="scene"] canvas'),
  sizeParam: 'cards',
  swiped: "Number(/(\\d+) of \\d/.exec(document.querySelector('main')?.innerText)?.[1] ?? 1) - 1",
};

/** At the screen's full resolution: it neither lowers it while a card moves, nor falls back from WebGL. */
const OURS_FULL = { ...OURS, path: '/ours/story?cards=50&resolution=full' };

/** With the rivals' photos, to compare memory. */
const OURS_SAME_PHOTOS = { ...OURS, path: '/ours/story?cards=50&photos=rivals' };

/** The flat deck, without WebGL. */
const OURS_FLAT = {
  ...OURS,
  path: '/ours/story?cards=50&flat',
  ready: PICTURE('[data-deck="flat"] [data-card="0"] img'),
};

const RIVAL = {
  deck: '#deck',
  ready: PICTURE('#deck img'),
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
