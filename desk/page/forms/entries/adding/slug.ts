import { latinLetters } from '../../../../model/names/plain-word';

/** Makes a short name for references, `welcomeDrinks2`, from words. It starts with a letter and is none of `taken`. */
export function slugOf(words: string, taken: readonly string[]): string {
  const plain = latinLetters(words).replace(/^[^a-z]+|[^\w\s-]/g, '');
  const [first = 'new', ...rest] = plain.split(/[\s_-]+/).filter((word) => word !== '');
  const slug = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  let unique = slug;
  for (let count = 2; taken.includes(unique); count += 1) unique = `${slug}${count}`;
  return unique;
}
