import { nameOfKey } from '../../../model/key-name';
import type { Command } from './show';

/** The keys of presentation tools and clickers; letters are in lower case. `stage/key-list.tsx` lists the main ones. */
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
  a: 'autoplay',
  m: 'sound',
  '?': 'keys',
  Escape: 'leave',
};

/** The keys of the start panel, where all others belong to its buttons. */
const START_PANEL_COMMANDS: Partial<Record<string, Command>> = { F5: 'start', PageDown: 'start', Escape: 'leave' };
/** Keys that do nothing on their own, and those of the device's volume, brightness and playback. */
const IGNORED = /^(Shift|Control|Alt|AltGraph|Meta|Fn|(Caps|Num|Scroll|Fn)Lock|(AudioVolume|Brightness|Media)\w+)$/;

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The command of a key: 'touch' if the key means nothing in the show, null if the show should ignore it.
 * @param isOnControl whether the focus is on a button or link, to which Enter and Space then belong.
 */
export function commandOf(pressed: Pressed, isRunning: boolean, isOnControl: boolean): Command | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || IGNORED.test(pressed.key)) return null;
  if (!isRunning) return START_PANEL_COMMANDS[pressed.key] ?? null;
  if (isOnControl && (pressed.key === 'Enter' || pressed.key === ' ')) return null;
  // Many clickers press the full stop's key, which in some languages types something else.
  return COMMANDS[nameOfKey(pressed)] ?? (pressed.code === 'Period' ? 'black' : 'touch');
}
