import { lettering } from './lettering.mjs';

const word = (name, x, y, size, color) =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="${color}" d="${lettering[name].d}"/>`;
const centred = (name, y, size, color) => word(name, 180 - (lettering[name].width * size) / 2, y, size, color);
const plate = (inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 140" width="360" height="140"><rect width="360" height="140" rx="16" fill="#fbf6ec"/>${inner}</svg>\n`;

/** The logos of two invented shops, each on a plate of paper, so that both can be read by day and by night. */
export const logos = {
  'logo-harbor-and-hearth': plate(
    // A gable with a fire under it, and water below.
    `<g fill="none" stroke="#7a2f4a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M26 66 72 26l46 40"/><path d="M38 60v32M106 60v32M94 42V26"/><path d="M24 104q12-10 24 0t24 0 24 0 24 0M38 118q9-8 17 0t17 0 17 0 17 0"/></g>` +
      `<path fill="#d7433b" d="M72 92c-14 0-22-9-20-20 2-8 9-11 9-20 0 0 6 3 8 9 3-4 4-10 2-16 9 5 20 14 21 27 1 12-8 20-20 20Z"/><path fill="#fbf6ec" d="M72 92c-7 0-11-5-10-11 2-5 7-7 8-14 7 4 12 9 12 16 0 5-4 9-10 9Z"/>` +
      word('harbor', 138, 66, 0.92, '#7a2f4a') +
      word('and', 138, 113, 0.84, '#d7433b') +
      word('hearth', 175, 114, 0.92, '#7a2f4a'),
  ),
  'logo-tidewater-goods': plate(
    `<path fill="#1f4e73" d="M28 12H332A16 16 0 0 0 348 28V112A16 16 0 0 0 332 128H28A16 16 0 0 0 12 112V28A16 16 0 0 0 28 12Z"/>` +
      `<path fill="none" stroke="#9cc9be" stroke-width="2" d="M34 19H326A18 18 0 0 0 341 34V106A18 18 0 0 0 326 121H34A18 18 0 0 0 19 106V34A18 18 0 0 0 34 19Z"/>` +
      // A paddle and a ladle, crossed.
      `<g transform="translate(180 39) scale(.86)" fill="none" stroke="#fbf6ec" stroke-linecap="round"><path stroke-width="4" d="M-30-9 22 10"/><path fill="#fbf6ec" stroke="none" d="M18 4 44 11q8 4 5 10-3 5-11 2L15 13Z"/><path stroke-width="4" d="M-32-9l-5-2"/><path stroke-width="4" d="M32-10-20 9"/><path fill="#f4b73f" stroke="none" d="M-17 3c-11 1-25 4-26 12 5 8 22 5 30-3Z"/><path stroke-width="4" d="M32-10q7-4 9 2"/></g>` +
      centred('tidewater', 93, 1.26, '#fbf6ec') +
      centred('goods', 115, 1, '#9cc9be') +
      `<g fill="none" stroke="#9cc9be" stroke-width="3" stroke-linecap="round"><path d="M48 109q8-7 16 0t16 0 16 0 16 0M248 109q8-7 16 0t16 0 16 0 16 0"/></g>`,
  ),
};
