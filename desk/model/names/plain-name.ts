import { plainLetters } from './plain-word.ts';

/** A name in the form in which names are compared: plain letters, straight apostrophes, single spaces. */
export function plainName(name: string): string {
  return plainLetters(name).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
}
