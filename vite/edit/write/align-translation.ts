import type { Change } from '../../../src/edit/protocol.ts';
export function alignTranslation(_change: Change, _first: string, _own: string, _file: string): Change | null {
  return null;
}
