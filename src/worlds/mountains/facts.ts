import type { WorldFacts } from '../facts.ts';
import { ending } from './ending.ts';
import { sharePicture } from './share.ts';

export const DRAWINGS = ['chapel', 'glasses', 'feast', 'breakfast', 'hike', 'dance'] as const;
export type EventSubject = (typeof DRAWINGS)[number];

export const facts: WorldFacts = {
  drawings: DRAWINGS,
  ending,
  sharePicture: () => Promise.resolve(sharePicture),
  themeColor: '#16305a',
};
