import { isScalar, visit, type Document } from 'yaml';

/** Reports keys that an entry has twice. Of duplicates on consecutive lines, reports only the first. */
export function findDuplicates(
  document: Document,
  lineAt: (offset: number) => number,
): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Map(_key, { items }) {
      let lastDuplicate = -1;
      const lineOf = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [offset] = key.range;
        const line = lineAt(offset);
        const firstLine = lineOf.get(key.value);
        lineOf.set(key.value, firstLine ?? line);
        if (firstLine === undefined) continue;
        if (line > lastDuplicate + 1)
          found.push({
            offset,
            message:
              `"${String(key.value)}" appears twice in the same entry, here and on line ${firstLine}. Delete one of them; or, ` +
              'if a new list entry starts here, put "- " before its first line.',
          });
        lastDuplicate = line;
      }
    },
  });
  return found;
}
