import { plainLetters } from './plain-word.ts';

/** A name as it is compared: in plain letters, with straight apostrophes and single spaces. */
export function plainName(name: string): string {
  return plainLetters(name).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
}
