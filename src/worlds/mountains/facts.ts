import type { WorldFacts } from '../world-facts.ts';
import { ending } from './ending.ts';
import { sharePicture } from './share.ts';

export const facts: WorldFacts = {
  ending,
  sharePicture: () => Promise.resolve(sharePicture),
  themeColor: '#16305a',
};
