import type { PageId } from '../content/model';
import type { FlagLetter } from './signal-flags';

/** Each page's signal flag: the initial of its name in the menu, Y for Thank You. */
export const PAGE_FLAGS: Record<PageId, FlagLetter> = {
  story: 'O',
  schedule: 'S',
  program: 'P',
  party: 'W',
  travel: 'T',
  faq: 'F',
  registry: 'R',
  thanks: 'Y',
};
