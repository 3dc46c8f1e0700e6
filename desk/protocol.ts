/*
 * The types that the desk's page and server exchange.
 */

/** A YAML value; null means a missing line. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** Keys and list positions from the top of a file. */
export type Path = readonly (string | number)[];

/** Where a value is written. */
export type Place = {
  /** From the content's folder: `schedule.yaml`, `es/faq.yaml`. */
  file: string;
  path: Path;
};

/** One change of one file. `was` is what the page showed: where the file holds something else, nothing is written. */
export type Change =
  /** Another value; null takes a line out that may be left out, and `was: null` adds one. */
  | { kind: 'set'; at: Place; was: Value; value: Value }
  /** A new entry of a list, before the one that stands at the path's last number. @param length of the list till now. */
  | { kind: 'insert'; at: Place; length: number; value: Value }
  | { kind: 'remove'; at: Place; was: Value }
  /** An entry to another position of its list, counted after it has been taken out. */
  | { kind: 'move'; at: Place; was: Value; to: number };

/** One undoable unit of changes. */
export type Step = {
  /** As undo calls it: `the title of Welcome drinks`. */
  label: string;
  changes: Change[];
};

/** A finding of `npm run check`. */
export type Told = {
  file: string;
  line: number;
  message: string;
  /** The nearest value, where there is one. */
  at: Place | null;
  /** Whether it is of words that a step does not change: they refer to what it takes away. */
  isElsewhere?: true;
};

/** The outcome of a request. Nothing is written unless it is `done`. */
export type Answer =
  | { status: 'done' }
  /** The change would add mistakes. */
  | { status: 'mistakes'; mistakes: Told[] }
  /** The file was changed meanwhile, by hand or in another window. */
  | { status: 'conflict'; at: Place; theirs: Value; yours: Value }
  | Refused;

/** A request that was not done, with the answer that explains it. */
export type Refusal = Exclude<Answer, { status: 'done' }>;

/** Nothing was done; the message tells the couple why. */
export type Refused = { status: 'refused'; message: string };

/** What a picture is for: a drawing may be smaller than a photo, and a cover must be larger. */
export type PictureUse = 'photo' | 'drawing' | 'cover';

/** A file that was added to the media folder. */
export type Taken = {
  status: 'taken';
  /** The clean name under which it lies there. */
  name: string;
  kind: 'photo' | 'video';
  /** When it was taken, ISO, as far as the file says so. */
  takenOn: string | null;
};

/** The control for a value, derived from the schema. */
export type Control =
  | 'words'
  /** Text with light Markdown. */
  | 'paragraphs'
  | 'day'
  | 'time'
  | 'zone'
  | 'link'
  | 'colour'
  /** One colour or a list of two or three. */
  | 'colours'
  | 'yesOrNo'
  | 'choice'
  | 'number'
  | 'photo'
  | 'video'
  /** What must stay in view of the picture beside it. */
  | 'focus'
  | 'filmTime'
  /** A short name for use in references. */
  | 'name'
  /** One of the places in `places.yaml`. */
  | 'place'
  | 'language'
  | 'list'
  | 'entry'
  /** What the schema says too little of: it is shown as it is written. */
  | 'written';

/** The form of a value. */
export type Form = {
  control: Control;
  /** Whether the line may be left out. */
  isOptional: boolean;
  /** Whether words for it come with the language, where the line is left out. */
  ships?: boolean;
  /** Whether a new entry starts with it, though it may be left out. */
  isUsual?: boolean;
  /** Of a choice; of a language those that ship. */
  choices?: string[];
  /** Of a choice that hangs on the world in `site.yaml`. */
  byWorld?: Record<string, string[]>;
  /** Of a list: its entries. */
  item?: Form;
  /** Of a list: as many entries as this at least, and at most. */
  least?: number;
  most?: number;
  /** Of an entry: its lines, in the order in which they are written. */
  lines?: Record<string, Form>;
  /** Of an entry that takes any name: lines of other names. */
  others?: Form;
};

/** A content file. */
export type FileState = {
  /** As written: references are not resolved, and what is left out is not there. Null where it cannot be read. */
  data: Value;
  /** The same with the words that ship where it says nothing. */
  whole: Value;
};

/** A file in the media folder. */
export type MediaState = { name: string; kind: 'photo' | 'video'; bytes: number; isUsed: boolean };

/** Something still from the sample, or marked as not final. */
export type Sample = { at: Place; line: number; text: string };

/** Everything the desk knows about the content. */
export type EditState = {
  /** Counts what was read. */
  version: number;
  files: Record<string, FileState>;
  /** By the file's name without its folder and ending: `schedule`. */
  forms: Record<string, Form>;
  /** What `{{references}}` stand for, and where it is written. */
  facts: Record<string, { shown: string; at: Place | null }>;
  media: MediaState[];
  /** The photo of the story that a cover can be made of; null where none is wide and large enough. */
  coverPhoto: string | null;
  /** Where the pictures on the pages come from, by the last two parts of their files' addresses. */
  pictures: Record<string, Place>;
  mistakes: Told[];
  warnings: Told[];
  samples: Sample[];
  /** How many facts each file has: those that are sample, and those that are the couple's own. */
  factCounts: Record<string, number>;
  /** Labels of the next undo and redo, or null. */
  undo: string | null;
  redo: string | null;
};
