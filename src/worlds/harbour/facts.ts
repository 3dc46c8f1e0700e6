import type { WorldFacts } from '../facts.ts';

export const DRAWINGS = ['church', 'glasses', 'arch', 'bagels'] as const;
export type EventSubject = (typeof DRAWINGS)[number];

export const facts: WorldFacts = { drawings: DRAWINGS, themeColor: '#1d2450', mapOrnamentFloats: true };
