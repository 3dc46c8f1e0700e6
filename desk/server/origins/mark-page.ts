import type { RichText } from '../../../src/model/content.ts';
import type { Written } from '../../../src/model/schema/schema.ts';
import { isTree } from '../../../src/model/tree.ts';
import type { Pages } from '../../../build/make/make-page.ts';
import { markOf, stripMarks } from '../../model/origins/marks.ts';
import type { Place } from '../../protocol.ts';
import { firstPlace, unwrap, wrapTexts } from './wrap-texts.ts';
import { markWedding, markTimes } from './mark-dates.ts';

/*
 * Finds where each text of a page is written. The page is made a second time from texts that are each wrapped with a
 * number. Where the second page has a wrapped text, the first gets a hidden mark with that text's place.
 */

/** Modules without texts for guests. */
const WORDLESS: ReadonlySet<keyof Pages> = new Set(['cover', 'storyBytes', 'storyPrints', 'storyEnding']);

/**
 * Marks the texts of a page with their places (`desk/model/origins/marks.ts`). Without the marks, the page is unchanged.
 * @param make makes the page from other texts
 */
export async function markPage(
  name: keyof Pages,
  written: Written,
  page: unknown,
  make: (written: Written) => Promise<unknown>,
): Promise<unknown> {
  if (WORDLESS.has(name)) return page;
  const { wrapped, places } = wrapTexts(written);
  const marked = mark(page, await make(wrapped), places);
  if (name === 'site') markWedding(marked as Pages['site']);
  if (name === 'schedule') markTimes(marked as Pages['schedule'], written.schedule?.events ?? []);
  return marked;
}

/** Marks the texts in a value of the page. @param wrapped the same value of the page made from wrapped texts */
function mark(page: unknown, wrapped: unknown, places: readonly Place[]): unknown {
  if (typeof page === 'string') return typeof wrapped === 'string' ? markText(page, wrapped, places) : page;
  if (isRich(page)) return markRich(page, wrapped, places);
  if (Array.isArray(page)) {
    const others: readonly unknown[] = Array.isArray(wrapped) && wrapped.length === page.length ? wrapped : [];
    return page.map((item: unknown, index) => mark(item, others[index], places));
  }
  if (!isTree(page) || !isTree(wrapped)) return page;
  return Object.fromEntries(Object.entries(page).map(([key, value]) => [key, mark(value, wrapped[key], places)]));
}

function markText(text: string, wrapped: string, places: readonly Place[]): string {
  const withMark = (own: string, place: Place | null | undefined) => {
    if (!place) return own;
    // The mark comes first, since code may cut a text's end; but after each of the couple's names, since the monogram takes
    // its first letter.
    return place.path[0] === 'couple' ? own + markOf(place) : markOf(place) + own;
  };
  const marked = unwrap(wrapped, (own, number) => withMark(own, places[number]));
  // If the build changed or cut the wrapped text, the whole text gets the place of the first wrapped text left in it.
  return stripMarks(marked) === text ? marked : withMark(text, firstPlace(wrapped, places));
}

/** Light Markdown splits a text into runs. Each gets the text's mark, which notes whether the run continues the text. */
function markRich(rich: RichText, wrapped: unknown, places: readonly Place[]): RichText {
  // As JSON, all runs can be searched at once.
  const place = firstPlace(JSON.stringify(wrapped ?? ''), places);
  if (!place) return rich;
  let isContinued = false;
  return rich.map((runs) =>
    runs.map((run) => {
      const text = markOf(place, isContinued) + run.text;
      isContinued = true;
      return { ...run, text };
    }),
  );
}

function isRich(value: unknown): value is RichText {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((runs) => Array.isArray(runs) && runs.every((run) => isTree(run) && 'kind' in run && 'text' in run))
  );
}
