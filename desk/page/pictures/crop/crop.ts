import { readTurn } from '../../../../src/model/pictures/crop';
import { MIDDLE, readFocus, writeFocus, type FocusPercent } from '../../../../src/model/pictures/focus';
import { isEntry, isSame } from '../../../model/values';
import type { Change, Value } from '../../../protocol';
import { changeLine, type PictureEntry } from '../picture-entry';

/** The point that stays in view, and the zoom: see `Turn` in `src/model/pictures/crop.ts`. */
export type Crop = { focus: FocusPercent; zoom: number };

/** A picture’s rotation in degrees clockwise, and its crops; `phone` is null if phones show the main one. */
type Crops = { rotate: number; main: Crop; phone: Crop | null };

/** The crops of a picture whose entry has no lines for them: around its middle and not enlarged, on every screen. */
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

/** The crop that phones or other screens show. */
export function cropOn({ main, phone }: Crops, isPhone = false): Crop {
  return isPhone ? (phone ?? main) : main;
}

/**
 * The changes from the crops that the couple saw to their new ones. Lines that only another window has changed stay.
 * @param entry its lines are what the changes expect in the file; any difference is a conflict
 * @param seen the lines that the couple saw
 */
export function cropChanges(
  entry: PictureEntry,
  { rotate, main, phone }: Crops,
  seen: PictureEntry['lines'] = entry.lines,
): Change[] {
  const old = readCrops(seen);
  const compared: Record<string, [before: Value, after: Value, written: Value]> = {
    focus: [old.main.focus, main.focus, writeFocus(main.focus)],
    rotate: [old.rotate, rotate, rotate || null],
    zoom: [old.main.zoom, main.zoom, main.zoom === 1 ? null : main.zoom],
    // The line `phone` leaves out what it inherits, so a change of the main crop can change it, too.
    phone: [[old.phone, old.phone && old.main], [phone, phone && main], phone && writePhone(phone, main)],
  };
  return Object.entries(compared).flatMap(([line, [before, after, written]]) =>
    isSame(before, after) ? [] : [changeLine(entry, line, written)],
  );
}

/** Rotates the picture a quarter turn clockwise, and with it the point that stays in view. */
export function rotateRight({ rotate, main, phone }: Crops): Crops {
  const rotated = ({ focus: { x, y }, zoom }: Crop): Crop => ({ focus: { x: 100 - y, y: x }, zoom });
  return { rotate: (rotate + 90) % 360, main: rotated(main), phone: phone && rotated(phone) };
}

/** The value of the line `phone`: always with its focus, and with its zoom unless phones inherit the same one. */
function writePhone({ focus, zoom }: Crop, main: Crop): Value {
  return { focus: `${focus.x}% ${focus.y}%`, ...(zoom === main.zoom ? {} : { zoom }) };
}
