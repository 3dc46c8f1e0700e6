import { shorten } from './shorten';
import type { EditState, Path, Place, Value } from '../protocol';
import { resolved } from './references';
import { isEntry, valueAt } from './values';

/** Labels for keys that would mislead anyone who has not seen the files. */
const NAMES: Record<string, string> = {
  alt: 'For guests who cannot see it',
  allowedSwipe: 'Which way it may be thrown',
  arriving: 'How to get there',
  ask: 'Question back',
  at: 'Where it is',
  blurb: 'About them',
  calendar: 'Link that puts it into calendars',
  countdownTo: 'Days are counted to',
  couple: 'The couple',
  cover: 'Picture on the cover',
  facts: 'Facts that texts use',
  faq: 'Questions',
  goal: 'Stop where the wedding is',
  id: 'Short name',
  ink: 'Words',
  kicker: 'Line above',
  later: 'From the day before on',
  letSearchEnginesIn: 'Search engines may list the site',
  light: 'Words on the picture',
  logo: 'Logo',
  map: 'Link to a map',
  nightAccent: 'Accent at night',
  nightInk: 'Words at night',
  nightPaper: 'Paper at night',
  no: 'Answer after “no”',
  noLabel: 'Button for no',
  pages: 'Names of the pages',
  pet: 'Picture that spins',
  petAlt: 'What it shows, for guests who cannot see it',
  shareImage: 'Picture beside a link',
  shareImageAlt: 'What the picture beside a link shows',
  show: 'Words of the show for a big screen',
  soon: 'While days are left',
  stays: 'Where to sleep',
  tall: 'On narrow screens',
  thanks: 'Thank you',
  url: 'Link',
  wide: 'On wide screens',
  words: 'Words on buttons',
  world: 'What is drawn around the words',
  yes: 'Answer after “yes”',
  yesLabel: 'Button for yes',
};

/** Keys as nouns for the undo button, where the label above is not one. */
const THINGS: Record<string, string> = {
  alt: 'description',
  allowedSwipe: 'direction',
  arriving: 'part on getting there',
  at: 'place',
  blurb: 'blurb',
  calendar: 'calendar link',
  countdownTo: 'day that days are counted to',
  later: 'words from the day before on',
  letSearchEnginesIn: 'choice about search engines',
  petAlt: 'description of the picture',
  shareImageAlt: 'description of the picture beside a link',
  facts: 'facts',
  soon: 'words while days are left',
  stays: 'part on where to sleep',
  tall: 'map on narrow screens',
  wide: 'map on wide screens',
  world: 'world around the words',
};

/** Labels for options that do not explain themselves. */
const CHOICES: Record<string, string> = {
  day: 'Dark words on a light veil',
  night: 'Light words on a dark veil',
  like: 'Only to the right',
  superlike: 'Only up',
};

/** Singulars by the list's key. */
const SINGULAR: Record<string, string> = {
  arriving: 'way to get there',
  items: 'part',
  coasts: 'shore',
  facts: 'fact',
};

/** Lines that identify an entry to people. */
const TITLES = ['title', 'name', 'question', 'label', 'menu', 'caption', 'heading'];

/** The longest title, in characters. */
const TITLE_LETTERS = 48;

/** A key as a label: `Guest time` for `guestTime`. */
export function nameOfField(key: string | number): string {
  if (typeof key === 'number') return `${key + 1}`;
  const known = Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
  if (known !== undefined) return known;
  const words = key.replace(/[-_]+/g, ' ').replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\brsvp\b/i, 'RSVP');
}

/** The label of an option. */
export function nameOfChoice(choice: string): string {
  return (Object.hasOwn(CHOICES, choice) ? CHOICES[choice] : undefined) ?? nameOfField(choice);
}

/** The singular of a list, in lower case: `event` for `events`. */
export function oneOf(list: string | number): string {
  const name = String(list);
  return SINGULAR[name] ?? nameOfField(name.replace(/ies$/, 'y').replace(/s$/, '')).toLowerCase();
}

/** The name of a list: `items` are called after the entry that contains them. */
export function nameOfList(path: Path): string {
  const [list, holder] = [path.at(-1), path.at(-2)];
  return String(list === 'items' && typeof holder === 'string' ? holder : (list ?? ''));
}

/** The title, name or question of an entry, as guests read it, or null. */
export function titleOf(entry: Value, facts: EditState['facts']): string | null {
  const lines = isEntry(entry) ? TITLES.map((key) => entry[key]) : [entry];
  const title = lines.find((value) => typeof value === 'string' && value !== '');
  return typeof title === 'string' ? shorten(resolved(title, facts), TITLE_LETTERS) : null;
}

/** A place in words, for the undo button: `the title of Welcome drinks`. */
export function inWords({ path }: Place, data: Value, facts: EditState['facts'] = {}): string {
  const key = path.at(-1) ?? '';
  const [group] = path;
  // Words without an entry are named after their purpose.
  if (path.length === 2 && (group === 'words' || group === 'show') && typeof key === 'string')
    return `the words for “${nameOfField(key)}”`;
  const own = typeof key === 'number' ? `${oneOf(path.at(-2) ?? 'entries')} ${key + 1}` : thing(key);
  const small = `the ${lowerFirst(own).replace(/^the /, '')}`;
  for (let length = path.length - 1; length > 0; length -= 1) {
    const holder = path.slice(0, length);
    const title = titleOf(valueAt(data, holder), facts);
    if (title !== null) return `${small} of ${title}`;
  }
  const parent = path.at(-2);
  return typeof parent === 'string' && typeof key === 'string' ? `${small} (${thing(parent).toLowerCase()})` : small;
}

function thing(key: string): string {
  return (Object.hasOwn(THINGS, key) ? THINGS[key] : undefined) ?? nameOfField(key);
}

/** A label within a sentence; acronyms keep their capitals. */
function lowerFirst(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
