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
    const path = reference.split('.');
    const [group, id = '', key = ''] = path;
    if (group === 'wedding') return placeIn('site', ['wedding', 'date']);
    if (group === 'couple') {
      const person = ['first', 'second'].indexOf(id);
      return placeIn('site', ['couple', 'names', ...(person < 0 ? [] : [person])]);
    }
    if (group === 'events') {
      const index = events.findIndex((event) => event.id === id);
      if (key === 'place') return placeIn('places', ['places', events[index]?.place ?? '', 'name']);
      return placeIn('schedule', ['events', index, DERIVED_FROM[key] ?? key]);
    }
    // Any other reference is the path of a place's line or a fact.
    // Without a map link of the couple's own, the link is a search for the address.
    return placeIn('places', path) ?? placeIn('places', ['places', id, 'address']);
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
