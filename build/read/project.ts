import type { Content } from './checked-content.ts';
import type { Derived } from './derived.ts';

/** A couple's content, read on first use and again after `invalidate`. */
export type Project = {
  /** The couple's folder. */
  root: string;
  /** The folder of the content. */
  folder: string;
  /** The folder of its photos and films. */
  mediaFolder: string;
  cacheFolder: string;
  /** The folder of the shipped words. */
  languageFolder: string;
  /** The code of the second language to read; null for the first. */
  translation: string | null;
  /** Reads and checks everything, photos and videos too. */
  read: () => Promise<Content>;
  /** Like `read`, but with other texts for some files, by name; null leaves a file out. */
  readWith: (texts: ReadonlyMap<string, string | null>) => Promise<Content>;
  /** When the files that calendars depend on last changed. */
  lastEventChange: () => Promise<Date>;
  /** Vite's base path of the site. */
  base: string;
  /** True in the desk, or with DRAFT=1, as for the tests' build of the couple's site: speed matters more than size. */
  isDraft: boolean;
  /** Discards what was read, after a change. */
  invalidate: () => void;
  /** The modules made from the content. */
  derived: Derived;
};
