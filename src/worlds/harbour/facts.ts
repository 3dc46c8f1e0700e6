import type { WorldFacts } from '../world-facts.ts';
import { ending } from './ending.ts';
import { palettes } from './palettes.ts';

export const facts: WorldFacts = {
  ending,
  palettes,
  sharePicture: new URL('share.svg', import.meta.url),
  themeColor: '#1d2450',
  mapOrnamentFloats: true,
};
