import { firstOf } from '../../model/files-of-page';

/** Another page’s file that the panel shows, and the names, joined, of the page’s own files that it replaces there. */
export type OtherFile = { file: string; insteadOf: string };

/**
 * Which other file the panel shows after a link leads to `file`: none if the page has that file itself.
 * @param other the one shown before
 * @param files the page's own files
 */
export function followGoal(other: OtherFile | null, file: string, files: readonly string[]): OtherFile | null {
  if (files.includes(firstOf(file))) return null;
  const insteadOf = files.join();
  return other?.file === file && other.insteadOf === insteadOf ? other : { file, insteadOf };
}
