import { useAnswer } from '../../../state/use-answer';
import { isTimeZone } from '../../../../../src/model/schema/suggestions';
import type { FoundZone } from '../../../../protocol';
import { findZones } from '../../../state/clients/client';

/** The zones that a text might mean; none while the server searches, and none for a zone such as `Asia/Tokyo`. */
export function useZones(text: string): readonly FoundZone[] {
  // `Japan` is both a country and a zone, so only a zone with a slash is taken as it is.
  const isSought = text.trim().length > 1 && !(text.includes('/') && isTimeZone(text));
  const found = useAnswer(findZones, isSought ? text : null);
  return found?.asked === text ? found.value : [];
}
