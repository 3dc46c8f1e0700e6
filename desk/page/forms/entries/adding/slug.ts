/** A unique short name for references, made from words. */
export function slugOf(words: string, taken: readonly string[]): string {
  const plain = words.normalize('NFD').replace(/[^\w\s-]/g, '');
  const [first = '', ...rest] = plain.split(/[\s_-]+/).filter((word) => word !== '');
  const joined =
    first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('');
  const slug = joined.replace(/^[^a-z]+/, '') || 'new';
  let unique = slug;
  for (let count = 2; taken.includes(unique); count += 1) unique = `${slug}${count}`;
  return unique;
}
