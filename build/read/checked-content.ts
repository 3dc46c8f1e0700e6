import type { FileName, Written } from '../../src/model/schema/schema.ts';
import type { MediaUse } from './media-names.ts';
import type { Mistake } from './messages/mistake.ts';
import type { Language } from './languages/shipped-words.ts';
import type { Source } from './yaml/source.ts';
import type { Path } from './yaml/walk.ts';

/** The content after its check. */
export type Content = {
  /** In the language that the project reads, with references resolved; null while there are mistakes. */
  written: Written | null;
  /** In the first language, including what is hidden or the world does not show; null while texts have mistakes. */
  whole: Written | null;
  mistakes: Mistake[];
  warnings: Mistake[];
  /** Every fact, and whether it is still the sample couple's. */
  facts: Fact[];
  /** Lines marked `# sample`. */
  notes: Note[];
  media: MediaUse[];
  /** The names of all media files in use; null while mistakes or an unreadable hidden file may conceal some. */
  usedMedia: ReadonlySet<string> | null;
  /** The files as read, by their names. */
  sources: Partial<Record<FileName, Source>>;
  /** The first language. */
  language: Language;
  /** The content in each second language that guests see. */
  translations: Translation[];
  /** `whole` in each second language that has no mistakes, by code; hidden languages included. */
  wholeTranslations: Record<string, Written>;
};

/** The content in a second language, with gaps filled from the first. */
type Translation = {
  language: Language;
  /** With references resolved; null while texts have mistakes. */
  written: Written | null;
  /** What is still in the first language. */
  untranslated: Untranslated[];
  /** Its story, with gaps filled from the first language, if any. Mistakes are reported in the file of each value. */
  story: Source | undefined;
  /** Its own files as read, by their names. */
  sources: Partial<Record<FileName, Source>>;
};

/**
 * A value that each couple replaces, such as a name (`check/sample/sample-facts.ts`). Not to be confused with the facts
 * that texts refer to (`content-facts.ts`).
 */
export type Fact = {
  file: string;
  line: number;
  path: Path;
  /** The list or group that contains its entry, such as `cards`; empty for a single fact. */
  group: string;
  /** The path of its entry as text, the same for all facts of the entry. */
  entry: string;
  text: string;
  isSample: boolean;
};

/** A line marked `# sample`. */
export type Note = { file: string; line: number; text: string };

/** A text that guests of a second language still see in the first. `what` is the start of the text. */
export type Untranslated = { file: string; line: number; what: string };
