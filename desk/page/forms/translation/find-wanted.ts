import { isSame, startsWith } from '../../../model/values';
import type { Path } from '../../../protocol';

type Texts = {
  /** The paths of the texts in the first language’s file. */
  texts: readonly Path[];
  /** Their paths in the second language’s file; null for a text without translation. */
  ownPaths: readonly (Path | null)[];
  /** Whether the link leads to a draft: `goal` is then one of `texts`, else a path in the second language’s file. */
  isDraft: boolean;
};

/** The index of the text, or of the first text in the entry, to which a link leads; -1 if it leads to no text. */
export function findWanted(goal: Path, { texts, ownPaths, isDraft }: Texts): number {
  if (isDraft) return texts.findIndex((path) => isSame(path, goal));
  return ownPaths.findIndex((path) => path !== null && startsWith(path, goal));
}
