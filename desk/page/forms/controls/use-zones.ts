import { useEffect, useState } from 'react';
import { isTimeZone } from '../../../../src/model/schema/suggestions';
import type { FoundZone } from '../../../protocol';
import { findZones } from '../../state/client';

/** The zones that a text may mean; none if it is a zone already. */
export function useZones(text: string): readonly FoundZone[] {
  const [found, setFound] = useState<{ text: string; zones: readonly FoundZone[] }>({ text: '', zones: [] });
  const isSought = text.trim().length > 1 && !(text.includes('/') && isTimeZone(text));
  useEffect(() => {
    if (!isSought) return;
    let cancelled = false;
    findZones(text).then(
      (zones) => !cancelled && setFound({ text, zones }),
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [text, isSought]);
  return isSought && found.text === text ? found.zones : [];
}
