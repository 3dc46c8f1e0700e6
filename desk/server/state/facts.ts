import type { Content } from '../../../build/read/checked-content.ts';
import { collectFacts } from '../../../build/read/facts/content-facts.ts';
import { valueAt } from '../../../src/model/tree.ts';
import type { EditState, Path, Place } from '../../protocol.ts';

/** The line of an event from which a derived fact follows. */
const DERIVED_FROM: Record<string, string> = { time: 'start', weekday: 'date', day: 'date' };

/** Lists each `{{reference}}` with its value and the place of the line that sets it, if any; none while texts have mistakes. */
export function listFacts({ whole, sources }: Content): EditState['facts'] {
  const events = whole?.schedule?.events ?? [];
  const placeIn = (fileName: 'site' | 'places' | 'schedule', path: Path): Place | null =>
    valueAt(sources[fileName]?.data, path) === undefined ? null : { file: `${fileName}.yaml`, path };

  const placeOf = (reference: string): Place | null => {
    const [group = '', ...rest] = reference.split('.');
    const key = rest.at(-1) ?? '';
    const id = rest.slice(0, -1).join('.');
    switch (group) {
      case 'couple': {
        const person = ['first', 'second'].indexOf(key);
        return placeIn('site', ['couple', 'names', ...(person < 0 ? [] : [person])]);
      }
      case 'wedding':
        return placeIn('site', ['wedding', 'date']);
      case 'facts':
        return placeIn('places', ['facts', rest.join('.')]);
      case 'places':
        // Without a map link of the couple's own, the link is a search for the address.
        return placeIn('places', ['places', id, key]) ?? placeIn('places', ['places', id, 'address']);
      case 'events': {
        const index = events.findIndex((event) => event.id === id);
        const event = events[index];
        if (!event) return null;
        if (key === 'place') return placeIn('places', ['places', event.place, 'name']);
        return placeIn('schedule', ['events', index, DERIVED_FROM[key] ?? key]);
      }
      default:
        return null;
    }
  };
  return Object.fromEntries(
    [...collectFacts(whole ?? {})].map(([reference, shown]) => [reference, { shown, at: placeOf(reference) }]),
  );
}

/** Lists the values of references in each second language, by its code. */
export function listTranslatedFacts({ wholeTranslations }: Content): EditState['translatedFacts'] {
  return Object.fromEntries(
    Object.entries(wholeTranslations).map(([code, whole]) => [code, Object.fromEntries(collectFacts(whole))]),
  );
}
