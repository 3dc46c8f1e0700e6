import type { WorldFacts } from '../facts.ts';
import { ending } from './ending.ts';

export const DRAWINGS = ['ceremony', 'glasses', 'dinner', 'breakfast', 'dance'] as const;
export type EventSubject = (typeof DRAWINGS)[number];

export const facts: WorldFacts = { drawings: DRAWINGS, ending, themeColor: '#0e1434' };
