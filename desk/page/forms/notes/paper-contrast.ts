import { CONTRAST, contrast } from '../../../../src/model/colours/contrast';
import { valueAt } from '../../../model/values';
import type { Path, Value } from '../../../protocol';
import type { Contrast } from './contrast-note';
import { isColour } from './is-colour';

/**
 * The contrast of an accent or ink with the paper of its palette; null for any other value. The build also checks the
 * paper's deeper and raised variants (`check-colours.ts`), so it can refuse a colour that just passes here.
 */
export function paperContrast(value: Value, path: Path, whole: Value): Contrast | null {
  // Ignores case because of `nightAccent` and `nightInk`.
  const [, night, kind] = /^(night)?(accent|ink)$/i.exec(String(path.at(-1))) ?? [];
  const paper = valueAt(whole, [...path.slice(0, -1), night === undefined ? 'paper' : 'nightPaper']);
  if (kind === undefined || typeof value !== 'string' || typeof paper !== 'string') return null;
  if (!isColour(value) || !isColour(paper)) return null;
  const isInk = kind.toLowerCase() === 'ink';
  return {
    ratio: contrast(value, paper),
    least: isInk ? CONTRAST.reading : CONTRAST.shapes,
    subject: isInk ? 'Words on the paper' : 'Small shapes on the paper',
  };
}
