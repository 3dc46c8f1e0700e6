/*
 * What the pages receive: the content after the build has checked it, resolved its references and made its pictures.
 * Types only. `schema.ts` has what a couple may write; `src/languages/en.yaml` has every word, and says where it shows.
 */
import type { PageId, ScreenPage } from './pages';
import type { FileContent } from './schema/schema';
import type { WayStyle } from './schema/schema-map';
import type { Swipe } from './swipes';
import type { EventDrawingName } from './worlds';

export type { Swipe, WayStyle };

/** One size of a picture. `width` is in image pixels. */
export type PhotoSource = { url: string; width: number };

/**
 * A picture in every size that the site uses, smallest first; while editing, perhaps only as WebP. In the show, the
 * last of `avif` may be a print, a larger size for large screens.
 */
export type Photo = {
  /** Empty for decoration. */
  alt: string;
  /** The largest size, in image pixels. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`, shown until the picture has loaded; `transparent` if the picture is not opaque. */
  color: string;
  /** ThumbHash, base64. */
  thumbhash: string;
  /**
   * The point that stays in view when the picture is cropped, as shares of width and height; by default the middle. Only
   * on cards: the build crops other pictures.
   */
  focus?: { x: number; y: number };
  avif: PhotoSource[];
  webp: PhotoSource[];
};

/**
 * `virtual:content/cover`: the couple's own picture, cropped for several screen shapes. `media` is the media query of a
 * shape; `width` and `height` are the largest file's, in image pixels.
 */
export type CoverPicture = {
  cuts: { media: string; width: number; height: number; avif: PhotoSource[]; webp: PhotoSource[] }[];
};

/** An MP4 (H.264, AAC) with its poster. */
export type Video = {
  url: string;
  alt: string;
  width: number;
  height: number;
  seconds: number;
  hasSound: boolean;
  poster: Photo;
};

/** A run of text: plain, emphasised or a link. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'em'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Paragraphs of runs, parsed from light Markdown. */
export type RichText = Inline[][];

/** `virtual:content/site`: what every page needs. It is in the first download, so keep it small. */
export type SiteContent = {
  /** `names` is `Ada & Bo`; `first` has each person's name. */
  couple: { names: string; first: [string, string] };
  wedding: {
    /** ISO date, `2023-07-03`. */
    date: string;
    /** `July 3rd, 2023` */
    dateText: string;
    /** The instant at which the countdown ends, ISO with offset, `2023-07-02T00:00:00-04:00`. */
    countdownTo: string;
  };
  /** Menu label, document title and previous page of each page, in the menu's order. */
  pages: { id: PageId; menu: string; title: string; previous: ScreenPage | null }[];
  /** The site's other languages. */
  languages: LanguageLink[];
  words: SiteWords;
  /** Only on a private site: the label of the button that locks it on this device. */
  forget?: string;
};

/** A link to the site in another language. */
export type LanguageLink = {
  code: string;
  /** The language's own name for itself. */
  name: string;
  /** Relative to this language's base: `es/`, back from there `../`, or between two others `../fr/`. */
  path: string;
};

/** The short words on buttons and links, and for assistive technology. */
export type SiteWords = Omit<FileContent['site']['words'], 'and' | 'late'>;

export type ScheduleEvent = {
  id: string;
  title: string;
  /** `1:30` and `2:30 PM`: the start has AM or PM only if the end's differs. */
  startText: string;
  endText: string;
  /** The name of the wedding's time zone at that time, `EDT`. */
  zone: string;
  /** The night it belongs to if it starts after midnight, as `the night from Saturday to Sunday`; else null. */
  night: string | null;
  /** ISO with offset. */
  start: string;
  end: string;
  place: string;
  address: string;
  attire: string | null;
  note: RichText | null;
  /** One of the world's event drawings. */
  drawing: EventDrawingName | null;
  mapUrl: string;
  /** An `.ics` file; null without a calendar link. */
  calendarUrl: string | null;
  /** Other maps, and web calendars if the event has a calendar link. */
  otherLinks: LabelledLink[];
};

/** A link to another site, with its words. */
export type LabelledLink = { label: string; url: string };

/** A day as `Saturday` and `July 2`. */
export type ScheduleDay = { date: string; weekday: string; dayText: string; events: ScheduleEvent[] };

/** `virtual:content/schedule` */
export type ScheduleContent = {
  intro: RichText | null;
  words: FileContent['schedule']['words'];
  days: ScheduleDay[];
  /** An `.ics` file with every event; null with a single event, or if no event has a calendar link. */
  calendarUrl: string | null;
};

/** `virtual:content/program` */
export type ProgramContent = {
  kicker: string | null;
  /** `detail` is the song, the reader or the officiant. */
  items: { title: string; detail: RichText | null }[];
  closing: RichText | null;
};

export type PartyMember = { name: string; role: string | null; blurb: RichText; photo: Photo };

/** `virtual:content/party` */
export type PartyContent = {
  /** One or two. */
  sides: PartySide[];
};
export type PartySide = { title: string; members: PartyMember[] };

export type Stay = {
  name: string;
  address: string | null;
  text: RichText;
  /** `$445 per night` */
  rate: string | null;
  links: LabelledLink[];
};

/** `virtual:content/travel` */
export type TravelContent = {
  intro: RichText;
  arriving: { title: string; items: { title: string; text: RichText }[] } | null;
  map: TravelMap | null;
  stays: { title: string; items: Stay[] } | null;
};

/** The map and its two drawings. Places and radii are whole numbers in the map's own grid, for a small download. */
export type TravelMap = {
  alt: string;
  /** The background. */
  ground: 'sea' | 'land';
  /** Each shore, with the line outside the map that closes the land behind it. */
  coasts: { shore: MapLine; behind: MapLine }[];
  islands: { at: Point; radius: number }[];
  lakes: MapLine[];
  rivers: MapLine[];
  ridges: MapLine[];
  ways: { style: WayStyle; line: MapLine }[];
  stops: (MapName & { isGoal: boolean })[];
  peaks: MapName[];
  legend: { style: WayStyle; text: string }[];
  /** For wide screens, and for phones. */
  wide: MapDrawing;
  tall: MapDrawing;
};

/** The x and y of the first point in the grid, then the offset from each point to the next. */
export type MapLine = number[];

/** A named place on the map. */
export type MapName = { name: string; note: string | null; at: Point };

export type Point = { x: number; y: number };

/** One drawing of the map. All but `corner` is in the drawing's units. */
export type MapDrawing = {
  width: number;
  height: number;
  /** The grid's point in the upper left corner, and the units of one step of the grid. */
  corner: Point;
  scale: Point;
  /** Font sizes of names, and of notes and labels. */
  nameSize: number;
  noteSize: number;
  /** Meridians and parallels over the sea, as a path. */
  graticule: string;
  /** Ways that leave the map, as paths with their arrow heads. */
  arrows: { style: WayStyle; path: string; head: string }[];
  labels: { style: WayStyle; at: Point; width: number; text: string }[];
  /** In the order of the map's stops and peaks; null for a peak without room for its name. */
  stops: MapWords[];
  peaks: (MapWords | null)[];
  compass: Point | null;
  ornament: Point | null;
};

/** The position of a name. */
export type MapWords = {
  at: Point;
  anchor: 'start' | 'end' | 'middle';
  /** The end of a thin line from the place to a name that is not next to it. */
  leader: Point | null;
};

export type FaqItem =
  | { kind: 'answer'; question: string; answer: RichText }
  | { kind: 'yes-no'; question: string; ask: string; yesLabel: string; noLabel: string; yes: RichText; no: RichText };

/** `virtual:content/faq` */
export type FaqContent = { items: FaqItem[] };

/** `virtual:content/reply`. In `words`, `due` and `closed` contain the last day; without one, `due` is empty. */
export type ReplyContent = {
  intro: RichText | null;
  /** The instant after which the page is closed, ISO; null without a deadline. */
  closesAt: string | null;
  /** `whatsapp` has only digits, for `wa.me`; `phone` is as written; `mail` is an address. */
  to: { whatsapp: string | null; phone: string | null; mail: string | null };
  /** A form in place of the page's own. */
  link: string | null;
  /** `when` is the day, `Saturday, July 2`, or the wedding's date if the page asks about no event. */
  events: { id: string; title: string; when: string }[];
  dishes: { id: string; name: string }[];
  /** On a private site: the couple's public key, and the words around a sealed message. */
  seal?: { key: string; words: Record<'preview' | 'lead' | 'insecure', string> };
  words: Omit<FileContent['reply']['words'], 'coming' | 'sealedPreview' | 'sealedLead'>;
};

/** `virtual:content/registry` */
export type RegistryContent = {
  text: RichText;
  shops: { name: string; url: string | null; logo: Photo | null; text: RichText | null }[];
};

/** `virtual:content/more`: the couple's own page. */
export type MoreContent = {
  intro: RichText | null;
  parts: { title: string; text: RichText | null; photo: Photo | null; links: LabelledLink[] }[];
};

/** `virtual:content/thanks`. `soon` contains `{days}`, which the page fills in. */
export type ThanksContent = { heading: string; soon: string; later: string; pet: Photo | null };

export type StoryCard = {
  /** Its index in the story, from 0. */
  id: number;
  /** `June 2017` */
  date: string;
  caption: string;
  media: { kind: 'photo'; photo: Photo } | { kind: 'video'; video: Video } | { kind: 'none' };
  /** Two or three `#rrggbb`; a card without its own inherits those of the previous card. */
  background: string[];
  allowed: Swipe[];
};

/** The bytes of a card's files: its photo's in the order of its sources, and its film's, 0 without a film. */
export type CardBytes = { avif: number[]; webp: number[]; film: number };

/** `virtual:content/storyBytes`: the sizes of the story's files, including the ending's. */
export type StoryBytes = { cards: CardBytes[]; ending: Record<'avif' | 'webp', { url: string; bytes: number }> };

/**
 * `virtual:content/storyPrints`: each card's photo for large screens; null without a photo, while editing, or if it would
 * be no sharper than the story's.
 */
export type StoryPrint = (PhotoSource & { bytes: number }) | null;

/** `virtual:content/storyShow`: the words of the show's controls. */
export type ShowWords = FileContent['story']['show'];

/** A card's place in the ending's picture: centre and width in the picture's units, rotation in degrees. */
export type EndingCell = [x: number, y: number, width: number, tilt: number];

/** `virtual:content/storyEnding`: the picture that all cards form after the last one. */
export type StoryEnding = {
  /** In the picture's own units. */
  width: number;
  height: number;
  /** The addresses of the layers behind and in front of the cards. */
  behind: string;
  before: string;
  /** One for each card. */
  cells: EndingCell[];
  /** One file with a small tile for each card, row by row. */
  atlas: {
    avif: string;
    webp: string;
    columns: number;
    rows: number;
  };
};

/** `virtual:content/story` */
export type StoryContent = {
  heading: string;
  cards: StoryCard[];
  words: FileContent['story']['words'];
};
