import type { WorldFacts } from '../facts.ts';

export const DRAWINGS = ['chapel', 'glasses', 'feast', 'breakfast', 'hike', 'dance'] as const;
export type EventSubject = (typeof DRAWINGS)[number];

export const facts: WorldFacts = { drawings: DRAWINGS, themeColor: '#16305a' };
