/*
 * The types that the desk's page and server exchange.
 */

import type { NamedControl } from '../src/model/schema/schema-parts.ts';
import type { Invitation } from '../src/reply/invitation.ts';
import type { Reply } from '../src/reply/reply.ts';
import type { WorldPalettes } from '../src/worlds/world-facts.ts';

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

/** A change of one file. `was` is what the page showed; if the file has something else, nothing is written. */
export type Change =
  /** Sets a value. Null removes an optional line, and `was: null` adds one. */
  | { kind: 'set'; at: Place; was: Value; value: Value }
  /** Inserts an entry into a list, at the index that ends the path. `length` is the list's length before. */
  | { kind: 'insert'; at: Place; length: number; value: Value }
  /** Removes an entry from its list. */
  | { kind: 'remove'; at: Place; was: Value }
  /** Moves an entry to another index of its list, counted without the entry. */
  | { kind: 'move'; at: Place; was: Value; to: number }
  /** Removes the file of the couple's own page, with its translations. A later change in that file creates it again. */
  | { kind: 'removeFile'; at: Place; was: Value };

/** One undoable unit of changes. */
export type Step = {
  /** Its name in the undo button: `the title of Welcome drinks`. */
  label: string;
  changes: Change[];
};

/** A finding of `npm run check`. */
export type Finding = {
  file: string;
  line: number;
  message: string;
  /** The nearest value, if any. */
  at: Place | null;
  /** Set if the texts with the mistake are outside the step: they refer to something that the step removes. */
  isElsewhere?: true;
};

/** The outcome of a request. Unless the status is `done`, no text is changed, or the message says which. */
export type Answer =
  /** `note` describes what did not work although the step was done. */
  | { status: 'done'; note?: string }
  /** The change would add mistakes. */
  | { status: 'mistakes'; mistakes: Finding[] }
  /** The file was changed meanwhile, by hand or in another window. */
  | { status: 'conflict'; at: Place; theirs: Value; yours: Value }
  | Refused;

/** Any answer but `done`. */
export type Refusal = Exclude<Answer, { status: 'done' }>;

/** The request was not carried out; the message explains why. `question` names the question whose answer is wrong. */
export type Refused = { status: 'refused'; message: string; question?: QuestionName };

/** The answers that a new site is made from. */
export type QuestionName = 'names' | 'date' | 'place' | 'language' | 'world';

/** A question to the couple about their new site. */
export type Question = {
  name: QuestionName;
  question: string;
  /** An example or, if there are choices, the preselected one. On the command line, Enter accepts it as the answer. */
  usual: string;
  choices?: readonly string[];
};

/** A time zone, and the place whose name led to it. */
export type FoundZone = { zone: string; place: string };

/** An uploaded file that is in the media folder now. */
export type ImportedFile = {
  status: 'imported';
  /** Its name there, which may differ from the original: see `cleanName`. */
  name: string;
  kind: 'photo' | 'video';
  /** Its local date and time in ISO format, if the file has one. */
  takenOn: string | null;
};

/** A state of the content to which the couple can go back. */
export type RestorePoint = {
  id: string;
  name: string;
  /** ISO, in UTC. */
  at: string;
  /** The files that differ from the point before. */
  changed: string[];
  /** Whether the content is like this now. */
  isNow: boolean;
};

/** What lets guests into a private site. */
export type GuestAccess = {
  /** Contains the site's key; null while the site has no address. */
  link: string | null;
  passphrase: string;
};

/** The restore points, the latest first. */
export type Past = {
  points: RestorePoint[];
  /** Whether each new point also becomes a commit; null without Git or a repository. */
  commits: boolean | null;
  /** Why the latest point since the desk started was not committed; null if it was, or needed no commit. */
  note: string | null;
};

/** The answer to opening a file from another computer. `ask`: opening it would replace texts that it does not contain. */
export type Opened = Answer | { status: 'ask'; message: string };

/** What a phone was let in for: to send photos, or to edit the site. */
export type PhoneUse = 'photos' | 'desk';

/** A phone that the couple let in. `since` is ISO, in UTC. */
export type PairedPhone = { id: string; use: PhoneUse; name: string; since: string };

/** What the desk hears from phones while its panel is open. */
export type PhoneNews =
  /** The addresses of this computer in local networks. */
  | { type: 'addresses'; addresses: string[] }
  | {
      type: 'state';
      /** The address to which phones connect. */
      address: string;
      /** The links for the next phones; null after too many wrong secrets, or with too many phones. */
      links: Record<PhoneUse, string> | null;
      phones: PairedPhone[];
      /** The names of the files being received. */
      receiving: string[];
    }
  /** A file is complete. `file` is its name on the phone. */
  | { type: 'arrived'; file: string; caption: string; answer: ImportedFile | Refused }
  /** The caption of a file that arrived before, by its name in the media folder. */
  | { type: 'caption'; name: string; caption: string }
  /** No phone can be let in. */
  | { type: 'refused'; message: string };

/** The control for a value, derived from the schema. */
export type Control =
  | NamedControl
  | 'words'
  | 'yesOrNo'
  | 'choice'
  | 'list'
  | 'entry'
  /** No control fits; the value is shown as it is in the file. */
  | 'written';

/** The form of a value. */
export type Form = {
  control: Control;
  /** Whether the line may be missing. */
  isOptional: boolean;
  /** Whether the language has a default for a missing line. */
  hasDefault?: boolean;
  /** Whether a new entry has this optional line. */
  isUsual?: boolean;
  /** The options of a choice, or the built-in languages. */
  choices?: string[];
  /** The form of a list's entries. */
  item?: Form;
  /** The fewest and most entries of a list. */
  least?: number;
  most?: number;
  /** An entry's lines, in the order of the file. */
  lines?: Record<string, Form>;
  /** The form of lines with any other name, if those are valid. */
  others?: Form;
};

/** A content file. */
export type FileState = {
  /** As written, with unresolved references and without defaults. Null if it is empty or unreadable. */
  data: Value;
  /** The same; in a file of the first language, with the default words filled in. */
  whole: Value;
};

/** A file in the media folder. `isUsed` is null while mistakes or an unreadable file may conceal a use. */
export type MediaState = { name: string; kind: 'photo' | 'video'; bytes: number; isUsed: boolean | null };

/** Something still from the sample, or marked as not final. */
export type Sample = { at: Place; line: number; text: string };

/** How much of a file is the couple's own. */
export type FileProgress = { yours: number; all: number };

/** Everything the desk knows about the content. */
export type EditState = {
  /** Increases with each reading, also across restarts of the server. */
  version: number;
  /** By path from the content's folder: `schedule.yaml`, `es/faq.yaml`. */
  files: Record<string, FileState>;
  /** By the file's name without its folder and ending: `schedule`. */
  forms: Record<string, Form>;
  /** The values of `{{references}}`, and where they are written. */
  facts: Record<string, { shown: string; at: Place | null }>;
  /** The values of the same references in second languages, by code. */
  translatedFacts: Record<string, Record<string, string>>;
  media: MediaState[];
  /** The first landscape photo of the story that is large enough for a cover, or null. */
  suggestedCover: string | null;
  /** The palettes of each world that can be chosen. */
  palettes: Record<string, WorldPalettes>;
  /** By background as written, `#ff8a5c,#c22a55`: the one that matches the site's colours. Empty without `matchColours`. */
  matched: Record<string, string[]>;
  /** The line that names each picture or film on the pages, by the last two parts of its address. */
  pictures: Record<string, Place>;
  mistakes: Finding[];
  warnings: Finding[];
  /** The most important first. */
  samples: Sample[];
  /** By file, how many entries are the couple's own; for the story, how many photos and films. */
  progress: Record<string, FileProgress>;
  /** Whether nothing is the couple's own yet. */
  isAllSample: boolean;
  /** Labels of the next undo and redo, or null. */
  undo: string | null;
  redo: string | null;
};

/** All answers that arrived, who was invited, and what the reply page asks. */
export type GuestAnswers = {
  /** Both names, as on the site; empty while the content has a mistake. */
  couple: string;
  replies: Reply[];
  invited: Invitation[];
  /** Ids of answers that do not count: see `idOfAnswer`. */
  aside: string[];
  /** False without a reply page, or while the content has a mistake: then nobody knows what the page asks. */
  isPageKnown: boolean;
  events: { id: string; title: string }[];
  dishes: { id: string; name: string }[];
};

/** What messages contained: answers, how many of them are new, and codes that are damaged or sealed for another key. */
export type FoundReplies = { found: number; fresh: number; damaged: number; locked: number };
