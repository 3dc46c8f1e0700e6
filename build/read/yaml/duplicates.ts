import { isScalar, visit, type Document } from 'yaml';

/** Reports duplicate keys in an entry; of consecutive lines only the first. */
export function findDuplicates(
  document: Document,
  lineAt: (offset: number) => number,
): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Map(_key, { items }) {
      let lastLine = -1;
      const lineOf = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [offset] = key.range;
        const line = lineAt(offset);
        const first = lineOf.get(key.value);
        lineOf.set(key.value, first ?? line);
        if (first === undefined) continue;
        if (line > lastLine + 1)
          found.push({
            offset,
            message:
              `"${String(key.value)}" appears twice in the same entry, here and on line ${first}. Delete one of them; or, ` +
              'if a new list entry starts here, put "- " before its first line.',
          });
        lastLine = line;
      }
    },
  });
  return found;
}
