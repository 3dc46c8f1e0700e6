import { rgbOf } from '../../../src/model/colours/srgb.ts';
import type { Focus } from '../../../src/model/pictures/focus.ts';
import type { MadeCover } from './make-cover.ts';
import { INKS, type ShapeVeils } from './measure-veils.ts';
import { MEDIA, SHAPES } from './screens.ts';

/** The colours, focus and veils of a cover's picture as custom properties that override the world's palette. */
export function coverCss({ color, firstLook, veils, phoneFocus }: MadeCover, focus: Focus): string {
  const { light, dusk, shapes } = veils;
  const mediaRules = SHAPES.map((shape) => `@media ${MEDIA[shape]} {\n:root {\n${veilLines(shapes[shape])}\n}\n}`);
  if (phoneFocus) mediaRules.push(`@media ${MEDIA.phone} {\n:root {\n${focusLine(phoneFocus)}\n}\n}`);
  return `
:root {
--cover-ground: ${color};
--first-look: url('${firstLook}');
${focusLine(focus)}
--dusk: ${dusk};
}
${mediaRules.join('\n')}
${light === 'day' ? dayWords() : ''}`;
}

const focusLine = ({ x, y }: Focus) => `--focus-point: ${x * 100}% ${y * 100}%;`;

function veilLines({ title, home }: ShapeVeils): string {
  return `--veil-title: ${title};\n--veil-home: ${home};`;
}

/** Dark words on a light veil, only for cover and home, which have `data-phase` (`landing.tsx`). */
function dayWords(): string {
  const { text, accent, veil } = INKS.day;
  const [textRgb, veilRgb] = [text, veil].map((hex) => rgbOf(hex).join(' '));
  return `
[data-phase] {
--cover-text: ${text};
--cover-accent: ${accent};
--cover-rule: rgb(${textRgb} / 24%);
--cover-button: ${text};
--cover-button-text: ${veil};
--cover-veil: ${veilRgb};
--cover-shade: ${veilRgb};
--cover-deep: ${veilRgb};
}
`;
}
