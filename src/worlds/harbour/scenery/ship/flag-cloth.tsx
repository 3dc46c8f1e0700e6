import type { FlagLetter } from '../../../../model/pages';
import { FLAG_SIZE, FLAGS, type FlagColor } from './signal-flags';

/** Slightly faded flag colours, as in the harbour's palette. */
const DYES: Record<FlagColor, string> = { red: '#d7433b', yellow: '#f4b73f', blue: '#2f5d8c', white: '#fbf6ec' };

export type FlagClothProps = { letter: FlagLetter };

/** A flag's cloth as SVG shapes on a square of `FLAG_SIZE`, for use inside a drawing. */
export function FlagCloth({ letter }: FlagClothProps) {
  const { field, shapes } = FLAGS[letter];
  return (
    <>
      <path fill={DYES[field]} d={`M0 0H${FLAG_SIZE}V${FLAG_SIZE}H0z`} />
      {shapes.map(({ color, points }) => (
        <polygon key={points} fill={DYES[color]} points={points} />
      ))}
    </>
  );
}

/** The colour between the lashings of a rolled-up flag: its background's or, if that is white, its first shape's. */
export function rolledColor(letter: FlagLetter): string {
  const { field, shapes } = FLAGS[letter];
  return DYES[field === 'white' ? shapes[0].color : field];
}
