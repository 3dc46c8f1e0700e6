import { plainLetters } from '../../../../model/plain-word';

/** Makes a unique short name for references, `welcomeDrinks2`, from words. */
export function slugOf(words: string, taken: readonly string[]): string {
  const plain = plainLetters(words).replace(/^[^a-z]+|[^\w\s-]/g, '');
  const [first = 'new', ...rest] = plain.split(/[\s_-]+/).filter((word) => word !== '');
  const slug = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  let unique = slug;
  for (let count = 2; taken.includes(unique); count += 1) unique = `${slug}${count}`;
  return unique;
}
