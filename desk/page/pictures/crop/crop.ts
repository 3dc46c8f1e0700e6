import { readTurn } from '../../../../src/model/pictures/crop';
import { clampFocus, MIDDLE, readFocus, writeFocus, type FocusPercent } from '../../../../src/model/pictures/focus';
import { isEntry, isSame } from '../../../model/values';
import type { Change, Value } from '../../../protocol';
import { siblingOf, type PictureEntry } from '../picture-entry';

/** What stays in view, and how much larger the picture is than its frame. */
export type Crop = { focus: FocusPercent; zoom: number };

/** A picture’s rotation in degrees clockwise, and its crops; `phone` is set if phones show another crop of a cover. */
type Crops = { rotate: number; main: Crop; phone: Crop | null };

/** The crops of a picture without lines for them: around its middle, not enlarged, on every screen. */
export const UNCROPPED: Crops = { rotate: 0, main: { focus: MIDDLE, zoom: 1 }, phone: null };

/** Reads a picture’s lines. Phones inherit what their crop leaves out, as in the build’s `make-cover.ts`. */
export function readCrops(lines: PictureEntry['lines']): Crops {
  const { rotate = 0, zoom = 1 } = readTurn(lines);
  const main = { focus: readFocus(lines.focus), zoom };
  const { phone } = lines;
  if (!isEntry(phone)) return { rotate, main, phone: null };
  const focus = phone.focus === undefined ? main.focus : readFocus(phone.focus);
  return { rotate, main, phone: { focus, zoom: phone.zoom === undefined ? zoom : (readTurn(phone).zoom ?? 1) } };
}

/**
 * The changes that write a picture’s crops; empty if they are the same.
 * @param shown the lines that the couple saw; what another window has changed since stays, unless they changed it, too
 */
export function cropChanges(
  entry: PictureEntry,
  { rotate, main, phone }: Crops,
  shown: PictureEntry['lines'] = entry.lines,
): Change[] {
  const before = readCrops(shown);
  const lines: Record<string, [was: unknown, is: unknown, value: Value]> = {
    focus: [before.main.focus, main.focus, writeFocus(main.focus)],
    rotate: [before.rotate, rotate, rotate || null],
    zoom: [before.main.zoom, main.zoom, main.zoom === 1 ? null : main.zoom],
    // Phones inherit from the main crop, so a change to it counts, too.
    phone: [[before.phone, before.phone && before.main], [phone, phone && main], phone && writePhone(phone, main)],
  };
  return Object.entries(lines).flatMap(([line, [was, is, value]]): Change[] =>
    isSame(was as Value, is as Value)
      ? []
      : [{ kind: 'set', at: siblingOf(entry, line), was: entry.lines[line] ?? null, value }],
  );
}

/** Turns the picture a quarter clockwise; what stays in view turns with it. */
export function turnRight({ rotate, main, phone }: Crops): Crops {
  const turn = ({ focus: { x, y }, zoom }: Crop): Crop => ({ focus: clampFocus({ x: 100 - y, y: x }), zoom });
  return { rotate: (rotate + 90) % 360, main: turn(main), phone: phone && turn(phone) };
}

/** A phone’s crop as it is written. Phones inherit the zoom, so it is written only if it differs. */
function writePhone({ focus, zoom }: Crop, main: Crop): Value {
  return { focus: `${focus.x}% ${focus.y}%`, ...(zoom === main.zoom ? {} : { zoom }) };
}
