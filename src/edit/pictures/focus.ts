/** What must stay in view of a picture, in whole per cent of its width and height. */
export type Focus = { x: number; y: number };

/** The middle: what stays in view where nothing is said. */
export const MIDDLE: Focus = { x: 50, y: 50 };

const NAMED: Record<string, Partial<Focus>> = {
  left: { x: 0 },
  right: { x: 100 },
  top: { y: 0 },
  bottom: { y: 100 },
};

/** Reads `left top`, `right center`, `30% 60%`. */
export function readFocus(written: unknown): Focus {
  const [across = '', down = ''] = typeof written === 'string' ? written.split(/\s+/) : [];
  return { ...MIDDLE, ...part(across, 'x'), ...part(down, 'y') };
}

/** As it is written; null for the middle, which needs no line. */
export function writeFocus({ x, y }: Focus): string | null {
  return x === MIDDLE.x && y === MIDDLE.y ? null : `${x}% ${y}%`;
}

/** In whole per cent, and within the picture. */
export function clampFocus({ x, y }: Focus): Focus {
  const within = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);
  return { x: within(x), y: within(y) };
}

/** A part of a picture, as shares of its width and height. */
export type Cut = { left: number; top: number; width: number; height: number };

/** What is seen of a picture in a room, both given by width to height. */
export function cutOf(picture: number, room: number, { x, y }: Focus): Cut {
  const width = Math.min(room / picture, 1);
  const height = Math.min(picture / room, 1);
  return { left: ((1 - width) * x) / 100, top: ((1 - height) * y) / 100, width, height };
}

function part(word: string, axis: 'x' | 'y'): Partial<Focus> {
  return word.endsWith('%') ? { [axis]: parseInt(word, 10) } : (NAMED[word] ?? {});
}
