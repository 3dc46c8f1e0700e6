/** What can be asked of the show, by key, by clicker or from the presenter's view. */
export type Command =
  | 'start'
  | 'next'
  | 'back'
  | 'first'
  | 'last'
  | 'black'
  | 'full screen'
  | 'play'
  | 'sound'
  | 'keys'
  | 'leave'
  /** A touch, or a key that means nothing: it only stops the show from going on by itself. */
  | 'touch';

/** Seconds for each card, when the show goes on by itself. */
export const PACES = [4, 6, 8, 12, 20] as const;
export type Pace = (typeof PACES)[number];

/** How the show goes: what the couple has chosen before it. */
export type ShowChoice = { pace: Pace; loops: boolean; hasSound: boolean };

export type Show = ShowChoice & {
  /** Before `start` the panel stands where the words will be. */
  isRunning: boolean;
  isBlack: boolean;
  /** Goes on by itself. */
  isPlaying: boolean;
  /** The keys are told. */
  showsKeys: boolean;
};

export const DEFAULT_CHOICE: ShowChoice = { pace: 8, loops: false, hasSound: true };

/** A show that has not begun. */
export function createShow(choice: ShowChoice = DEFAULT_CHOICE): Show {
  return { ...choice, isRunning: false, isBlack: false, isPlaying: false, showsKeys: false };
}

/** What a command makes of the show. Which card is on top is the deck's to know, and full screen the browser's. */
export function command(show: Show, asked: Command): Show {
  if (!show.isRunning) return asked === 'start' ? { ...show, isRunning: true } : show;
  const paused = { ...show, isPlaying: false };
  switch (asked) {
    case 'start':
      return show;
    case 'play':
      return { ...show, isPlaying: !show.isPlaying };
    case 'black':
      return { ...paused, isBlack: !show.isBlack };
    case 'sound':
      return { ...paused, hasSound: !show.hasSound };
    case 'keys':
      return { ...paused, showsKeys: !show.showsKeys };
    case 'leave':
      if (show.isBlack) return { ...paused, isBlack: false };
      if (show.showsKeys) return { ...paused, showsKeys: false };
      return { ...paused, isRunning: false };
    case 'next':
    case 'back':
    case 'first':
    case 'last':
    case 'full screen':
    case 'touch':
      return paused;
  }
}
