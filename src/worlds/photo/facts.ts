import type { WorldFacts } from '../world-facts.ts';
import { ending } from './ending.ts';

export const facts: WorldFacts = { ending, themeColor: '#0e1434' };
