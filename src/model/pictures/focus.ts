/** The point of a picture that stays in view when it is cropped, as shares of its width and height. */
export type Focus = { x: number; y: number };

/** A focus in whole per cent, as in the content. */
export type FocusPercent = { x: number; y: number };

export const MIDDLE: FocusPercent = { x: 50, y: 50 };

const NAMED: Record<string, Partial<FocusPercent>> = {
  left: { x: 0 },
  right: { x: 100 },
  top: { y: 0 },
  bottom: { y: 100 },
};

/** Reads `left top`, `right center` or `30% 60%`; a missing or invalid word counts as the middle. */
export function readFocus(written: unknown): FocusPercent {
  const [across = '', down = ''] = typeof written === 'string' ? written.split(/\s+/) : [];
  return { ...MIDDLE, ...partOf(across, 'x'), ...partOf(down, 'y') };
}

/** The focus that `readFocus` reads, as shares; by default the middle. */
export function focusOf(written?: string): Focus {
  const { x, y } = readFocus(written);
  return { x: x / 100, y: y / 100 };
}

/** The value of the line `focus`; null for the middle, which needs no line. */
export function writeFocus({ x, y }: FocusPercent): string | null {
  return x === MIDDLE.x && y === MIDDLE.y ? null : `${x}% ${y}%`;
}

/** Rounds a focus to whole per cent and limits it to the picture. */
export function clampFocus({ x, y }: FocusPercent): FocusPercent {
  const clamp = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);
  return { x: clamp(x), y: clamp(y) };
}

/** What one word sets. A percentage sets `axis`; a name like `left` sets its own axis, and `center` nothing. */
function partOf(word: string, axis: 'x' | 'y'): Partial<FocusPercent> {
  const percent = /^(100|\d{1,2})%$/.exec(word)?.[1];
  return percent === undefined ? (NAMED[word] ?? {}) : { [axis]: Number(percent) };
}
