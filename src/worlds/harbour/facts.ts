import { readFile } from 'node:fs/promises';
import type { WorldFacts } from '../world-facts.ts';
import { ending } from './ending.ts';
import { palettes } from './palettes.ts';

export const facts: WorldFacts = {
  ending,
  palettes,
  sharePicture: () => readFile(new URL('share.svg', import.meta.url), 'utf8'),
  themeColor: '#1d2450',
  mapOrnamentFloats: true,
};
