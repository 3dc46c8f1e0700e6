import type { WorldFacts } from '../world-facts.ts';
import { ending } from './ending.ts';
import { palettes } from './palettes.ts';
import { sharePicture } from './share.ts';

export const facts: WorldFacts = {
  ending,
  palettes,
  sharePicture,
  themeColor: '#16305a',
};
