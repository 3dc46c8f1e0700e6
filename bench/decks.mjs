// The decks that are measured. `swipe` is the drag that takes the top card away; a `floor` is a lower limit to compare
// with, not something one would pick; `ours` is the site's own story, which has no `source` here.
export const RIVALS = {
  tinder: { source: 'tinder.jsx' },
  'tinder-window': { source: 'tinder.jsx', windowed: true },
  swiper: { source: 'swiper.jsx', swipe: { x: -180, y: 0 } },
  'swiper-virtual': { source: 'swiper.jsx', windowed: true, swipe: { x: -180, y: 0 } },
  motion: { source: 'motion.jsx' },
  spring: { source: 'spring.jsx' },
  'spring-window': { source: 'spring-window.jsx' },
  vanilla: { source: 'vanilla.js', floor: true },
  ogl: { source: 'ogl.js', floor: true },
};

/** The site's story in its bench build; a deck of N cards, all of which may be swiped either way. */
const OURS = {
  ours: true,
  path: '/ours/story?cards=50',
  deck: 'main canvas',
  sizeParam: 'cards',
  swiped: "Number(/(\\d+) of/.exec(document.querySelector('main').innerText)?.[1] ?? 51) - 1",
};

/** The same on the rivals' own photos: what the machine's memory is compared by. */
const OURS_SAME_PHOTOS = { ...OURS, path: '/ours/story?cards=50&photos=rivals' };

/** And in its other form, without WebGL. */
const OURS_FLAT = { ...OURS, path: '/ours/story?cards=50&flat', deck: 'section' };

export const DECKS = { ours: OURS, 'ours-same-photos': OURS_SAME_PHOTOS, 'ours-flat': OURS_FLAT, ...RIVALS };
