import { isScalar, visit, type Document } from 'yaml';

/**
 * Reports keys that an entry has more than once. Of duplicates on consecutive lines, reports only the first: there, a new
 * list entry probably lacks its "- ".
 */
export function findDuplicates(
  document: Document,
  lineAt: (offset: number) => number,
): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Map(_key, { items }) {
      let lastDuplicateLine = -1;
      const firstLines = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [offset] = key.range;
        const line = lineAt(offset);
        const firstLine = firstLines.get(key.value);
        firstLines.set(key.value, firstLine ?? line);
        if (firstLine === undefined) continue;
        if (line > lastDuplicateLine + 1)
          found.push({
            offset,
            message:
              `"${String(key.value)}" appears twice in the same entry, here and on line ${firstLine}. Delete one of them; or, ` +
              'if a new list entry starts here, put "- " before its first line.',
          });
        lastDuplicateLine = line;
      }
    },
  });
  return found;
}
