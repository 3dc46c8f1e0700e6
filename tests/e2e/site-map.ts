import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A page with an address of its own, as the specification's tables have it. Neighbours by their menu names. */
export type SitePage = { path: string; menu: string; title: string; previous: string | null; next: string };

const content = (file: string) => parse(readFileSync(`src/content/${file}.yaml`, 'utf8'));
const { couple } = content('site') as { couple: { names: [string, string] } };

/** The couple as the site names them; sample content, so read from where it is written. */
export const COUPLE = couple.names.join(' & ');
export const DATE = 'July 3rd, 2023';

export const PAGES: SitePage[] = [
  { path: '/story', menu: 'Our Story', title: 'Our Story', previous: null, next: 'Schedule' },
  { path: '/schedule', menu: 'Schedule', title: 'Schedule', previous: 'Our Story', next: 'Program' },
  { path: '/program', menu: 'Program', title: 'Program', previous: 'Schedule', next: 'Wedding Party' },
  { path: '/party', menu: 'Wedding Party', title: 'Wedding Party', previous: 'Schedule', next: 'Travel' },
  { path: '/travel', menu: 'Travel', title: 'Travel', previous: 'Wedding Party', next: 'FAQs' },
  { path: '/faq', menu: 'FAQs', title: 'Frequently Asked Questions', previous: 'Travel', next: 'Registry' },
  { path: '/registry', menu: 'Registry', title: 'Registry', previous: 'FAQs', next: 'Home' },
];

/** The pages of words: all but the story. */
export const TEXT_PAGES = PAGES.filter(({ path }) => path !== '/story');

/** The menu of a guest who has not been thanked yet. */
export const MENU = PAGES.map(({ menu }) => menu);
