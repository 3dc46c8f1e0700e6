import type { Command } from './show';

/** As tools for presentations have them, and as clickers send them. Letters in small ones. */
const COMMANDS: Partial<Record<string, Command>> = {
  PageDown: 'next',
  ArrowRight: 'next',
  ArrowDown: 'next',
  ' ': 'next',
  Enter: 'next',
  n: 'next',
  PageUp: 'back',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  Backspace: 'back',
  p: 'back',
  Home: 'first',
  End: 'last',
  b: 'black',
  '.': 'black',
  f: 'full screen',
  F5: 'start',
  a: 'play',
  m: 'sound',
  '?': 'keys',
  Escape: 'leave',
};

/** The keys that mean something on the start panel, where all others belong to its buttons. */
const BEFORE_THE_START: Partial<Record<string, Command>> = { F5: 'start', PageDown: 'start', Escape: 'leave' };

/** Keys that are held while others are pressed. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn']);

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * What a key asks of the show; null where it is the browser's.
 * @param onControl whether the focus is on a button or link, which Enter and Space press.
 */
export function commandOf(pressed: Pressed, isRunning: boolean, onControl: boolean): Command | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || MODIFIERS.has(pressed.key)) return null;
  if (!isRunning) return BEFORE_THE_START[pressed.key] ?? null;
  if (onControl && (pressed.key === 'Enter' || pressed.key === ' ')) return null;
  return COMMANDS[nameOf(pressed)] ?? 'touch';
}

/** A letter by its place where the keyboard writes no Latin ones. */
function nameOf({ key, code }: Pressed): string {
  if (key.length > 1) return key;
  const small = key.toLowerCase();
  const isLatin = /^[\p{Script=Latin}\P{L}]$/u.test(small);
  return isLatin ? small : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? small);
}
