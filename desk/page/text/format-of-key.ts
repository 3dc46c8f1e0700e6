import { nameOfKey } from '../../../src/model/key-name';
import type { Format } from './text-tools';

/** Formats by key, with Ctrl or ⌘. Null makes the browser’s key do nothing, since the site has no underlining. */
const FORMATS: Record<string, Format | null> = { b: { kind: 'strong' }, i: { kind: 'em' }, u: null };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The format for a key press: null if the key must do nothing, undefined if the editor does not use it. */
export function formatOfKey(pressed: Pressed): Format | null | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  return (ctrlKey || metaKey) && !altKey && !shiftKey ? FORMATS[nameOfKey(pressed)] : undefined;
}
