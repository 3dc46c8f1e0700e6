import { CONTRAST, contrast, CONTRAST_ON_BACKGROUND, CREAM } from '../../../../src/model/colours/contrast';
import { isEntry, valueAt } from '../../../model/values';
import type { Form, Path, Value } from '../../../protocol';
import { isColour, judge, type Contrast } from './contrast';

/** The contrast of a colour with the text or paper it appears with, where its control or its name tells which. */
export function contrastsFor({ control }: Form, path: Path, whole: Value): Contrast[] {
  const value = valueAt(whole, path);
  if (control === 'colours') {
    const colours = (Array.isArray(value) ? value : [value]).filter((hex) => typeof hex === 'string').filter(isColour);
    const worst = Math.min(...colours.map((hex) => contrast(hex, CREAM)));
    return colours.length === 0 ? [] : [judge(worst, CONTRAST_ON_BACKGROUND, 'The cream words on it')];
  }
  if (control !== 'colour') return [];
  const entry = valueAt(whole, path.slice(0, -1));
  const [, night, kind] = /^(night)?(accent|ink)$/i.exec(String(path.at(-1))) ?? [];
  const paper = isEntry(entry) ? entry[night === undefined ? 'paper' : 'nightPaper'] : null;
  if (kind === undefined || typeof value !== 'string' || typeof paper !== 'string') return [];
  if (!isColour(value) || !isColour(paper)) return [];
  const isInk = kind.toLowerCase() === 'ink';
  return [
    judge(
      contrast(value, paper),
      isInk ? CONTRAST.reading : CONTRAST.shapes,
      isInk ? 'Words on the paper' : 'Small shapes on the paper',
    ),
  ];
}
