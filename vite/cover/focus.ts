/** What must stay in view, as shares of the picture's width and height. */
export type Focus = { x: number; y: number };

const NAMED: Record<string, Partial<Focus>> = {
  left: { x: 0 },
  center: {},
  right: { x: 1 },
  top: { y: 0 },
  bottom: { y: 1 },
};

/** Reads "left top", "right", "30% 60%". */
export function focusOf(written = ''): Focus {
  const [across, down] = written.split(/\s+/);
  return { x: 0.5, y: 0.5, ...partOf(across, 'x'), ...partOf(down, 'y') };
}

function partOf(word: string | undefined, axis: 'x' | 'y'): Partial<Focus> {
  if (word === undefined) return {};
  return word.endsWith('%') ? { [axis]: parseInt(word, 10) / 100 } : (NAMED[word] ?? {});
}
