import { plainLetters } from '../../../../model/plain-word';

/** A unique short name for references, made from words. */
export function slugOf(words: string, taken: readonly string[]): string {
  const plain = plainLetters(words).replace(/^[^a-z]+|[^\w\s-]/g, '');
  const [first = 'new', ...rest] = plain.split(/[\s_-]+/).filter((word) => word !== '');
  const slug =
    first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('');
  let unique = slug;
  for (let count = 2; taken.includes(unique); count += 1) unique = `${slug}${count}`;
  return unique;
}
