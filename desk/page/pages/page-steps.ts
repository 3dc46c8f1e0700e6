import { hiddenIn } from '../../../src/model/hidden';
import { SCREEN_PAGES } from '../../../src/model/page-order';
import type { PageId, ScreenPage } from '../../../src/model/pages';
import { isHidden, type KnownFiles } from '../../model/present-pages';
import { isSame, setChange, valueAt } from '../../model/values';
import type { Change, Path, Step, Value } from '../../protocol';

/*
 * Steps and changes of the Pages panel in `site.yaml`.
 */

const SITE = 'site.yaml';

/**
 * The step that hides or shows a page, a part or a language.
 * @param name the name in the list `hidden` @param words the name that people know
 */
export function hideStep(state: KnownFiles, name: string, words: string, willHide: boolean): Step {
  return { label: `${words} ${willHide ? 'hidden' : 'shown'}`, changes: [setHidden(state, name, willHide)] };
}

/** For a page that is added again: the change that shows it, if `hidden` still names it; else none. */
export function unhide(state: KnownFiles, page: PageId): Change[] {
  return isHidden(state, page) ? [setHidden(state, page, false)] : [];
}

/** The change of the list `hidden`. An empty list needs no line. */
function setHidden(state: KnownFiles, name: string, willHide: boolean): Change {
  const others = hiddenIn(siteOf(state)).filter((each) => each !== name) as Value[];
  const hidden = willHide ? [...others, name] : others;
  return setSiteLine(state, ['hidden'], hidden.length === 0 ? null : hidden);
}

/** The step that orders the pages of the menu. The usual order needs no line. */
export function orderStep(state: KnownFiles, pages: readonly ScreenPage[]): Step {
  const usual = SCREEN_PAGES.filter((page) => pages.includes(page));
  const order = isSame(pages, usual) ? null : [...pages];
  return { label: 'the order of pages', changes: [setSiteLine(state, ['order'], order)] };
}

/** Whether only guests with the key can open the site. */
export function isPrivate(state: KnownFiles): boolean {
  return valueAt(siteOf(state), ['private']) === true;
}

/** The step that locks the site, or opens it to all. */
export function privateStep(state: KnownFiles, willLock: boolean): Step {
  return { label: 'who can open the site', changes: [setSiteLine(state, ['private'], willLock ? true : null)] };
}

/** The change that sets a line of `site.yaml`, or removes the line if the value is null. */
export function setSiteLine(state: KnownFiles, path: Path, value: Value): Change {
  const data = siteOf(state);
  // Removing the last line of an entry, such as `pages`, also removes the entry.
  return setChange(data, { file: SITE, path }, valueAt(data, path), value, () => true);
}

/** The data of `site.yaml`; null if it is empty or unreadable. */
const siteOf = ({ files }: KnownFiles) => files[SITE]?.data ?? null;
