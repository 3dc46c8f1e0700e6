import type { Change, Path, Value } from '../../../src/edit/protocol.ts';
export type Applied = { status: 'applied'; text: string } | { status: 'conflict'; theirs: Value };
export function applyChange(text: string, _change: Change, _linesOf: (path: Path) => readonly string[]): Applied {
  return { status: 'applied', text };
}
