import { hiddenIn } from '../../../src/model/hidden';
import { SCREEN_PAGES } from '../../../src/model/page-order';
import type { PageId, ScreenPage } from '../../../src/model/pages';
import { isHidden, type KnownFiles } from '../../model/present-pages';
import { isSame, setChange, valueAt } from '../../model/values';
import type { Change, Path, Step, Value } from '../../protocol';

/*
 * The steps of the Pages panel that change lines of `site.yaml`.
 */

const SITE = 'site.yaml';

/**
 * The step that hides or shows a page, a part or a language.
 * @param name the name in the list `hidden` @param words the name that people know
 */
export function hideStep(state: KnownFiles, name: string, words: string, willHide: boolean): Step {
  const others = hiddenIn(siteOf(state)).filter((each) => each !== name) as Value[];
  const hidden = willHide ? [...others, name] : others;
  return {
    label: `${words} ${willHide ? 'hidden' : 'shown'}`,
    changes: [setSiteLine(state, ['hidden'], unlessEmpty(hidden))],
  };
}

/** The change that shows a page, which may be hidden since before its file was last removed; none if not hidden. */
export function unhide(state: KnownFiles, page: PageId): Change[] {
  return isHidden(state, page) ? hideStep(state, page, '', false).changes : [];
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
  return setChange(data, { file: SITE, path }, valueAt(data, path), value, (at) => at.length > 0);
}

/** The data of `site.yaml`; null if it cannot be read. */
const siteOf = ({ files }: KnownFiles) => files[SITE]?.data ?? null;

/** Null instead of an empty list, so that the list’s line is removed. */
const unlessEmpty = (list: Value[]) => (list.length === 0 ? null : list);
