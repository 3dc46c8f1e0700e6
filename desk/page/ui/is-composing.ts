import type { KeyboardEvent } from 'react';

/** Whether a key ends or continues an IME composition. In Safari, only key code 229 marks the Enter that ends one. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
