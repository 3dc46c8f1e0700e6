import type { WorldFacts } from '../world-facts.ts';
import { ending } from './ending.ts';
import { palettes } from './palettes.ts';

export const facts: WorldFacts = { ending, palettes, themeColor: '#0e1434', showsPhoto: true };
