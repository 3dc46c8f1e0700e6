/**
 * What the pages receive: the content of `*.yaml` after the build has checked it, resolved its references and made its
 * pictures. Types only, so nothing here reaches the guest. `schema.ts` says what a couple may write.
 */
import type { PageId } from '../site/pages';
import type { WayStyle } from './schema-map';

export type { WayStyle };

/** One encoded size of a picture. `width` in image pixels. */
export type PhotoSource = { url: string; width: number };

/** A picture in every size the site uses, smallest first, in two formats. */
export type Photo = {
  /** What a guest who cannot see it should know; empty for decoration. */
  alt: string;
  /** Of the largest size, in image pixels. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`, for the moment before. */
  color: string;
  /** ThumbHash, base64. */
  thumbhash: string;
  /** What stays in view where it is cut off, as shares of its width and height; its middle where nothing is said. */
  focus?: { x: number; y: number };
  avif: PhotoSource[];
  webp: PhotoSource[];
};

/**
 * `virtual:content/cover`: the couple's own picture, cut for the shapes of screens. Width and height are those of the largest file, in image pixels.
 */
export type CoverPicture = {
  cuts: { media: string; width: number; height: number; avif: PhotoSource[]; webp: PhotoSource[] }[];
};

/** An MP4 (H.264, AAC) with the still that stands in for it. */
export type Video = {
  url: string;
  alt: string;
  width: number;
  height: number;
  seconds: number;
  hasSound: boolean;
  poster: Photo;
};

/** A run of text: plain, stressed, or a link. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'em'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Paragraphs of runs, made from light Markdown. */
export type RichText = Inline[][];

/** `virtual:content/site`: what every page needs. Small, for it is in the first download. */
export type SiteContent = {
  couple: { names: string; first: [string, string] };
  wedding: {
    /** ISO date, `2023-07-03`. */
    date: string;
    /** As shown, `July 3rd, 2023`. */
    dateText: string;
    /** The instant the countdown runs to, ISO with offset, `2023-07-02T00:00:00-04:00`. */
    countdownTo: string;
  };
  /** Menu label and document title by page, in menu order. */
  pages: { id: PageId; menu: string; title: string }[];
  /** The languages it can also be read in. */
  languages: LanguageLink[];
  words: SiteWords;
};

/** Where the site is in another language. */
export type LanguageLink = {
  code: string;
  /** As it calls itself. */
  name: string;
  /** From this language's base: `es/`, and from there `../`. */
  path: string;
};

/** The short words on buttons and links, and for assistive technology. */
export type SiteWords = {
  open: string;
  menu: string;
  home: string;
  previous: string;
  next: string;
  read: string;
  close: string;
  newTab: string;
  share: string;
  /** Said where there is nothing to share with but a copy of the address. */
  copied: string;
  install: string;
  errorTitle: string;
  errorText: string;
  errorRetry: string;
  /** Said while a page that was asked for is on its way. */
  waiting: string;
};

export type ScheduleEvent = {
  id: string;
  title: string;
  /** As shown, `1:30` and `2:30 PM`: with its half of the day only where the end's differs. */
  startText: string;
  endText: string;
  /** The name of the wedding's time zone then, `EDT`. */
  zone: string;
  /** ISO with offset. */
  start: string;
  end: string;
  place: string;
  address: string;
  attire: string | null;
  note: RichText | null;
  /** The name of one of the world's small pictures. */
  drawing: string | null;
  mapUrl: string;
  /** An `.ics` file; null where no calendar link is wanted. */
  calendarUrl: string | null;
  /** Other maps, and calendars on the web where one is wanted. */
  otherLinks: OutwardLink[];
};

/** A link that leaves the site. */
export type OutwardLink = { label: string; url: string };

export type ScheduleDay = { date: string; weekday: string; dayText: string; events: ScheduleEvent[] };

/** `virtual:content/schedule` */
export type ScheduleContent = {
  intro: RichText | null;
  words: {
    map: string;
    calendar: string;
    wholeCalendar: string;
    otherLinks: string;
    /** `{time} your time` */
    guestTime: string;
  };
  days: ScheduleDay[];
  /** An `.ics` file with every event, where there are several and calendars are wanted. */
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
  links: OutwardLink[];
};

/** `virtual:content/travel` */
export type TravelContent = {
  intro: RichText;
  arriving: { title: string; items: { title: string; text: RichText }[] } | null;
  map: TravelMap | null;
  stays: { title: string; items: Stay[] } | null;
};

/**
 * The map: what lies where, once, and its two drawings. Places are in the map's own grid, of whole numbers, so that they
 * weigh little.
 */
export type TravelMap = {
  alt: string;
  /** What lies below all else. */
  ground: 'sea' | 'land';
  /** Shores, and what closes the land behind each, off the map. */
  coasts: { shore: MapLine; behind: MapLine }[];
  islands: { at: Point; radius: number }[];
  lakes: MapLine[];
  rivers: MapLine[];
  ridges: MapLine[];
  ways: { style: WayStyle; line: MapLine }[];
  stops: (MapName & { isGoal: boolean })[];
  peaks: MapName[];
  legend: { style: WayStyle; text: string }[];
  /** For wide screens and for phones. */
  wide: MapDrawing;
  tall: MapDrawing;
};

/** The first point's x and y in the grid, then the steps to each next. */
export type MapLine = number[];

/** Something with a name on the map. */
export type MapName = { name: string; note: string | null; at: Point };

export type Point = { x: number; y: number };

/** One drawing of the map. But for its corner, all is in the picture's units. */
export type MapDrawing = {
  width: number;
  height: number;
  /** What of the grid lies in its upper left corner, and how many units a step of the grid is. */
  corner: Point;
  scale: Point;
  /** Sizes of names and of small words. */
  nameSize: number;
  noteSize: number;
  /** The lines of a chart over the sea, as a path. */
  net: string;
  /** Ways that lead off the map, as paths, with their heads. */
  arrows: { style: WayStyle; path: string; head: string }[];
  labels: { style: WayStyle; at: Point; width: number; text: string }[];
  /** In the order of the map's. A peak that found no room has none. */
  stops: MapWords[];
  peaks: (MapWords | null)[];
  compass: Point | null;
  ornament: Point | null;
};

/** Where a name stands. */
export type MapWords = {
  at: Point;
  anchor: 'start' | 'end' | 'middle';
  /** Where a thin line from the place ends, as charts do for words that stand away from theirs. */
  leader: Point | null;
};

export type FaqItem =
  | { kind: 'answer'; question: string; answer: RichText }
  | { kind: 'yes-no'; question: string; ask: string; yesLabel: string; noLabel: string; yes: RichText; no: RichText };

/** `virtual:content/faq` */
export type FaqContent = { items: FaqItem[] };

/** `virtual:content/registry` */
export type RegistryContent = {
  text: RichText;
  shops: { name: string; url: string | null; logo: Photo | null; text: RichText | null }[];
};

/** `virtual:content/thanks`. `soon` holds `{days}`, which the page fills in. */
export type ThanksContent = { heading: string; soon: string; later: string; pet: Photo | null };

export type Swipe = 'like' | 'superlike';

export type StoryCard = {
  /** Position, 0 for the first event, which lies on top. */
  id: number;
  /** As shown, `June 2017`. */
  date: string;
  caption: string;
  media: { kind: 'photo'; photo: Photo } | { kind: 'video'; video: Video } | { kind: 'none' };
  /** Two or three `#rrggbb`; cards that set none carry on with the last one's. */
  background: string[];
  allowed: Swipe[];
};

/** The bytes of a card's files, each photo's as its sources stand; 0 for no film. */
export type CardBytes = { avif: number[]; webp: number[]; film: number };

/** `virtual:content/storyBytes`: how large the story's files are, with the ending's, which no card has. */
export type StoryBytes = { cards: CardBytes[]; ending: Record<'avif' | 'webp', { url: string; bytes: number }> };

/** `virtual:content/storyShow`: the words of the show for a big screen. */
export type ShowWords = Record<
  | 'start'
  | 'goOn'
  | 'startOver'
  | 'leave'
  | 'about'
  | 'loaded'
  | 'ready'
  | 'missing'
  | 'retry'
  | 'noKeeping'
  | 'awake'
  | 'mayDim'
  | 'testSound'
  | 'secondScreen'
  | 'blocked'
  | 'drag'
  | 'pace'
  | 'loop'
  | 'keys'
  | 'next'
  | 'back'
  | 'ends'
  | 'black'
  | 'fullScreen'
  | 'play'
  | 'pause'
  | 'sound'
  | 'now'
  | 'then'
  | 'time'
  | 'noShow',
  string
>;

/** Where a card's print lies in the ending's picture: its middle, its width, and how far it is turned, degrees. */
export type EndingCell = [x: number, y: number, width: number, tilt: number];

/** `virtual:content/storyEnding`: the picture that all cards make together after the last one. */
export type StoryEnding = {
  width: number;
  height: number;
  /** The addresses of what is drawn behind the prints and before them. */
  behind: string;
  before: string;
  /** Of each card. */
  cells: EndingCell[];
  /** All cards' stills in one file, in rows. */
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
  words: {
    deck: string;
    /** `{place} of {count}` */
    place: string;
    like: string;
    superlike: string;
    likeStamp: string;
    superlikeStamp: string;
    back: string;
    /** Said when a card refuses the other way to swipe. */
    onlyLike: string;
    onlySuperlike: string;
    mute: string;
    unmute: string;
    play: string;
    end: string;
    endLead: string;
    endOr: string;
    startOver: string;
    /** What the picture of all cards is. */
    ending: string;
    keep: string;
    /** `{size}` in MB. */
    keepSize: string;
    keepStop: string;
    kept: string;
    keepNoRoom: string;
    keepBroken: string;
    /** The links to the story as a list and from there back to its cards. */
    list: string;
    cards: string;
    present: string;
  };
};
