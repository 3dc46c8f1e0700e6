import type { FileName } from '../../../src/model/schema/schema.ts';

/**
 * The facts of each file as `entry:value`, the path to an entry and the path from there to a value. If either is empty,
 * the value is its own entry. `*` matches any key or index. Words that any couple may also use, such as headings,
 * buttons and a card's `June 2017`, are not facts.
 */
export const FACTS: Record<FileName, readonly string[]> = {
  site: [':description', ':address', ':shareImage', ':shareImageAlt', 'cover:photo']
    .concat(under('couple', 'names.*'))
    .concat(under('wedding', 'date', 'countdownTo'))
    .concat(under('words', 'errorTitle', 'errorText')),
  places: ['places.*:*', 'facts.*:'],
  schedule: [':intro', ...under('events.*', 'title', 'date', 'start', 'end', 'note')],
  program: ['items.*:detail', ':closing'],
  party: under('sides.*.members.*', 'name', 'photo', 'blurb', 'alt'),
  travel: [':intro', 'arriving.items.*:text'].concat(
    under('stays.items.*', 'name', 'address', 'rate', 'text', 'links.*.url'),
  ),
  map: [':alt', 'ways.*:line', 'coasts.*:', 'islands.*:', 'lakes.*:', 'rivers.*:', 'ridges.*:']
    .concat(under('stops.*', 'name', 'note', 'at'))
    .concat(under('peaks.*', 'name', 'note', 'at')),
  faq: under('questions.*', 'answer', 'yes', 'no'),
  more: [],
  reply: [],
  registry: [':text', ...under('shops.*', 'name', 'url', 'logo')],
  thanks: [':pet', ':petAlt'],
  story: under('cards.*', 'photo', 'video', 'caption', 'alt'),
};

function under(entry: string, ...keys: string[]): string[] {
  return keys.map((key) => `${entry}:${key}`);
}
