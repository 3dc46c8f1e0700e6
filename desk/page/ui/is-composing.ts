import type { KeyboardEvent } from 'react';

/** Whether a key ends or continues an IME composition. Safari reports the Enter that ends one only as key code 229. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
