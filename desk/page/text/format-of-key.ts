import { nameOfKey } from '../../../src/model/key-name';
import type { Format } from './text-tools';

/** The formats by key, with Ctrl or ⌘. Null stops the browser’s own format: the site has no underlined words. */
const FORMATS: Record<string, Format | null> = { b: { kind: 'strong' }, i: { kind: 'em' }, u: null };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The format for a key press; null if the press must do nothing, undefined if it is not for a format. */
export function formatOfKey(pressed: Pressed): Format | null | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  return (ctrlKey || metaKey) && !altKey && !shiftKey ? FORMATS[nameOfKey(pressed)] : undefined;
}
