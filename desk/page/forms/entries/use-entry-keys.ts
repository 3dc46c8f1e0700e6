import { useState } from 'react';
import { firstKeys, followKeys } from '../../../model/entry-keys';
import type { Value } from '../../../protocol';

/** React keys that stay with their entries when the list changes. */
export function useEntryKeys(values: readonly Value[]): readonly number[] {
  const [keyed, setKeyed] = useState(() => firstKeys(values));
  if (keyed.values === values) return keyed.keys;
  const followed = followKeys(keyed, values);
  setKeyed(followed);
  return followed.keys;
}
