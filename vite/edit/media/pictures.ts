import type { Place } from '../../../src/edit/protocol.ts';
export function findPictures(_name: string, _page: unknown): [address: string, place: Place][] {
  return [];
}
