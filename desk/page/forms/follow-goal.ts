import { firstLanguageFile } from '../../model/files-of-page';

/** Another page’s file, which the panel shows instead of the present page’s files. */
export type OtherFile = {
  file: string;
  /** The names of the present page’s files, joined. */
  insteadOf: string;
};

/**
 * The other page's file to show after a link leads to `file`; null if `file` belongs to the present page.
 * @param other the result for the link before
 * @param files the present page's files in the first language
 */
export function followGoal(other: OtherFile | null, file: string, files: readonly string[]): OtherFile | null {
  if (files.includes(firstLanguageFile(file))) return null;
  const insteadOf = files.join();
  // The same object means no change, so React does not render again.
  return other?.file === file && other.insteadOf === insteadOf ? other : { file, insteadOf };
}
