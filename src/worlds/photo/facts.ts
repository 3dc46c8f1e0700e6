import type { WorldFacts } from '../facts.ts';

export const DRAWINGS = ['ceremony', 'glasses', 'dinner', 'breakfast', 'dance'] as const;
export type EventSubject = (typeof DRAWINGS)[number];

export const facts: WorldFacts = { drawings: DRAWINGS, themeColor: '#0e1434' };
