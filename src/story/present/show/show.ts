/** The show's commands, from keys, clickers and the notes. */
export type Command =
  | 'start'
  | 'next'
  | 'back'
  | 'first'
  | 'last'
  | 'black'
  | 'full screen'
  | 'autoplay'
  | 'sound'
  | 'keys'
  | 'leave'
  /** Any touch, or a key without a meaning: it only stops autoplay. */
  | 'touch';

/** Seconds per card, in autoplay. */
export const PACES = [4, 6, 8, 12, 20] as const;
export type Pace = (typeof PACES)[number];

/** What the couple chooses before or during the show; stored for the next show. */
export type ShowChoice = { pace: Pace; loops: boolean; hasSound: boolean };

export type Show = ShowChoice & {
  /** False while the start panel shows in place of the card's date and caption. */
  isRunning: boolean;
  isBlack: boolean;
  /** Whether autoplay is on. */
  isPlaying: boolean;
  /** Whether the list of keys is open. */
  showsKeys: boolean;
};

export const DEFAULT_CHOICE: ShowChoice = { pace: 8, loops: false, hasSound: true };

/** A show that has not started. */
export function createShow(choice: ShowChoice = DEFAULT_CHOICE): Show {
  return { ...choice, isRunning: false, isBlack: false, isPlaying: false, showsKeys: false };
}

/** The show after a command; most stop autoplay. The deck owns the top card, and the browser owns full screen. */
export function applyCommand(show: Show, command: Command): Show {
  if (!show.isRunning) return command === 'start' ? { ...show, isRunning: true } : show;
  const paused = { ...show, isPlaying: false };
  switch (command) {
    case 'start':
      return show;
    case 'autoplay':
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
