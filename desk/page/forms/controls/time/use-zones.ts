import { useAnswer } from '../../../state/use-answer';
import { isTimeZone } from '../../../../../src/model/schema/suggestions';
import type { FoundZone } from '../../../../protocol';
import { findZones } from '../../../state/clients/client';

/** The zones that a text may mean; none if it is a zone already. `Japan` is both a country and a zone, so it is sought. */
export function useZones(text: string): readonly FoundZone[] {
  const isSought = text.trim().length > 1 && !(text.includes('/') && isTimeZone(text));
  const found = useAnswer(findZones, isSought ? text : null);
  return isSought && found?.asked === text ? found.value : [];
}
