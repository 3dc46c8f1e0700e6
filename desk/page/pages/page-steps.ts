import { hiddenIn } from '../../../src/model/hidden';
import { withoutLinksTo } from '../../../src/model/markdown';
import { SCREEN_PAGES } from '../../../src/model/page-order';
import { OWN_PAGE, type ScreenPage } from '../../../src/model/pages';
import type { KnownFiles } from '../../model/present-pages';
import { textsIn } from '../../model/uses';
import { isSame, setChange, valueAt } from '../../model/values';
import type { Change, Path, Step, Value } from '../../protocol';

/*
 * The steps of the Pages panel. All but the own page’s words are lines of `site.yaml`.
 */

const SITE = 'site.yaml';
const OWN_FILE = `${OWN_PAGE}.yaml`;

/** Hides or shows a page, a part or a language. @param name what `hidden` calls it @param words what people call it */
export function hideStep(state: KnownFiles, name: string, words: string, isHidden: boolean): Step {
  const others = hiddenIn(dataOf(state)).filter((each) => each !== name) as Value[];
  const hidden = isHidden ? [...others, name] : others;
  return { label: `${words} ${isHidden ? 'hidden' : 'shown'}`, changes: [setLine(state, ['hidden'], orNull(hidden))] };
}

/** Puts the pages of the menu in an order. The usual one needs no line. */
export function orderStep(state: KnownFiles, pages: readonly ScreenPage[]): Step {
  const usual = SCREEN_PAGES.filter((page) => pages.includes(page));
  const order = isSame([...pages], usual) ? null : [...pages];
  return { label: 'the order of pages', changes: [setLine(state, ['order'], order)] };
}

/** Whether only guests with the key can open the site. */
export function isPrivate(state: KnownFiles): boolean {
  return valueAt(dataOf(state), ['private']) === true;
}

/** Locks the site or opens it to all. */
export function privateStep(state: KnownFiles, isOn: boolean): Step {
  return { label: 'who can open the site', changes: [setLine(state, ['private'], isOn || null)] };
}

/** Adds the couple’s own page. */
export function addPageStep(state: KnownFiles, title: string): Step {
  const intro: Change = {
    kind: 'set',
    at: { file: OWN_FILE, path: ['intro'] },
    was: null,
    value: 'New words for your guests',
  };
  const others = hiddenIn(dataOf(state)).filter((name) => name !== OWN_PAGE) as Value[];
  const isLeftHidden = others.length < hiddenIn(dataOf(state)).length;
  return {
    label: `the page ${title}`,
    changes: [
      setLine(state, ['pages', OWN_PAGE], { menu: title, title }),
      ...(isLeftHidden ? [setLine(state, ['hidden'], orNull(others))] : []),
      intro,
    ],
  };
}

/** Removes the couple’s own page with its names; links to it become plain words. Its place in the menu stays, for another. */
export function removePageStep(state: KnownFiles, title: string): Step {
  const was = state.files[OWN_FILE]?.data ?? null;
  const names = valueAt(dataOf(state), ['pages', OWN_PAGE]);
  return {
    label: `without the page ${title}`,
    changes: [
      ...withoutLinks(state),
      { kind: 'removeFile', at: { file: OWN_FILE, path: [] }, was },
      ...(names === null ? [] : [setLine(state, ['pages', OWN_PAGE], null)]),
    ],
  };
}

/** Turns links to the own page into plain words. */
function withoutLinks({ files }: KnownFiles): Change[] {
  return Object.entries(files).flatMap(([file, { data }]) =>
    textsIn(data, []).flatMap(({ path, text }): Change[] => {
      const value = withoutLinksTo(text, [OWN_PAGE]);
      return value === text || file.endsWith(OWN_FILE) ? [] : [{ kind: 'set', at: { file, path }, was: text, value }];
    }),
  );
}

function setLine(state: KnownFiles, path: Path, value: Value): Change {
  const data = dataOf(state);
  // Its last line takes `pages` with it.
  return setChange(data, { file: SITE, path }, valueAt(data, path), value, (at) => at.length > 0);
}

const dataOf = ({ files }: KnownFiles) => files[SITE]?.data ?? null;
const orNull = (list: Value[]) => (list.length === 0 ? null : list);
