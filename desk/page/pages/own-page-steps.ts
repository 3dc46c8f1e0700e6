import { withoutLinksTo } from '../../../src/model/text/markdown';
import { OWN_PAGE } from '../../../src/model/pages';
import { listTexts } from '../../../src/model/tree';
import { nameOfFile } from '../../model/files-of-page';
import type { KnownFiles } from '../../model/present-pages';
import { setChange, valueAt } from '../../model/values';
import type { Change, Step } from '../../protocol';
import { setSiteLine, unhide } from './page-steps';

/** The file of the couple’s own page. */
export const OWN_FILE = `${OWN_PAGE}.yaml`;

/** The step that adds the couple’s own page. */
export function addPageStep(state: KnownFiles, title: string): Step {
  /** Creates the page’s file. */
  const intro: Change = {
    kind: 'set',
    at: { file: OWN_FILE, path: ['intro'] },
    was: null,
    value: 'New words for your guests',
  };
  return {
    label: `the page ${title}`,
    changes: [setSiteLine(state, ['pages', OWN_PAGE], { menu: title, title }), ...unhide(state, OWN_PAGE), intro],
  };
}

/**
 * The step that removes the couple’s own page and its names in every language; the server also removes translations of
 * the file. Links to the page become plain words. Its place in `order` stays, in case the couple add the page again.
 */
export function removePageStep(state: KnownFiles, title: string): Step {
  const was = state.files[OWN_FILE]?.data ?? null;
  return {
    label: `the removal of the page ${title}`,
    changes: [
      ...withoutLinks(state),
      { kind: 'removeFile', at: { file: OWN_FILE, path: [] }, was },
      ...withoutNames(state),
    ],
  };
}

/** The changes that turn links to the own page into plain words. */
function withoutLinks({ files }: KnownFiles): Change[] {
  // The own page’s files are removed as a whole.
  const others = Object.entries(files).filter(([file]) => nameOfFile(file) !== OWN_PAGE);
  return others.flatMap(([file, { data }]) =>
    listTexts(data).flatMap(({ path, text }): Change[] => {
      const value = withoutLinksTo(text, [OWN_PAGE]);
      return value === text ? [] : [{ kind: 'set', at: { file, path }, was: text, value }];
    }),
  );
}

/** The changes that remove the own page’s names, so that an own page added later does not inherit them. */
function withoutNames({ files }: KnownFiles): Change[] {
  const path = ['pages', OWN_PAGE];
  return Object.entries(files).flatMap(([file, { data }]) => {
    const names = nameOfFile(file) === 'site' ? valueAt(data, path) : null;
    return names === null ? [] : [setChange(data, { file, path }, names, null, () => true)];
  });
}
