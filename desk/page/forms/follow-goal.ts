import { firstLanguageFile } from '../../model/files-of-page';

/** Another page’s file that the panel shows instead of its page’s own files, whose joined names are `insteadOf`. */
export type OtherFile = { file: string; insteadOf: string };

/**
 * The other page's file that the panel shows after a link leads to `file`; null if `file` is one of the page's own.
 * @param other the other page's file that the panel showed before
 * @param files the page's own files
 */
export function followGoal(other: OtherFile | null, file: string, files: readonly string[]): OtherFile | null {
  if (files.includes(firstLanguageFile(file))) return null;
  const insteadOf = files.join();
  return other?.file === file && other.insteadOf === insteadOf ? other : { file, insteadOf };
}
