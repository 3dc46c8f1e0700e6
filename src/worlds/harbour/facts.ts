import { readFile } from 'node:fs/promises';
import type { WorldFacts } from '../facts.ts';
import { ending } from './ending.ts';

export const DRAWINGS = ['church', 'glasses', 'arch', 'bagels'] as const;
export type EventSubject = (typeof DRAWINGS)[number];

export const facts: WorldFacts = {
  drawings: DRAWINGS,
  ending,
  sharePicture: () => readFile(new URL('share.svg', import.meta.url), 'utf8'),
  themeColor: '#1d2450',
  mapOrnamentFloats: true,
};
