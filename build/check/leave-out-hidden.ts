import { HIDEABLE, hiddenIn } from '../../src/model/hidden.ts';
import { isPageId } from '../../src/model/pages.ts';
import type { Written } from '../../src/model/schema/schema.ts';
import { isTree } from '../../src/model/tree.ts';
import { withoutLinksTo } from '../../src/model/text/markdown.ts';
import { didYouMean } from '../read/messages/did-you-mean.ts';
import type { Mistake } from '../read/messages/mistake.ts';
import type { Source } from '../read/yaml/source.ts';

/** Reports names in `hidden` that match nothing. @param codes the codes of the second languages */
export function checkHidden(site: Source | undefined, codes: readonly string[]): Mistake[] {
  if (!site) return [];
  const known = [...HIDEABLE, ...codes];
  return hiddenIn(site.data).flatMap((name, index) =>
    // The schema reports anything but a text.
    typeof name !== 'string' || known.includes(name)
      ? []
      : [
          site.mistakeAt(
            ['hidden', index],
            `There is no page, part or language "${name}" to hide. ${didYouMean(name, known)}`,
          ),
        ],
  );
}

/** Removes the pages and parts that `hidden` names, and all links to hidden pages. */
export function leaveOutHidden(written: Written): Written {
  const hidden = written.site.hidden ?? [];
  if (hidden.length === 0) return written;
  const files = Object.entries(written).flatMap(([name, data]) => {
    if (hidden.includes(name)) return [];
    const parts = Object.entries(data).filter(([part]) => !hidden.includes(`${name}.${part}`));
    return [[name, Object.fromEntries(parts)]];
  });
  const pages = hidden.filter(isPageId);
  return withoutLinks(Object.fromEntries(files), pages) as Written;
}

function withoutLinks(data: unknown, pages: readonly string[]): unknown {
  if (typeof data === 'string') return withoutLinksTo(data, pages);
  if (Array.isArray(data)) return data.map((item: unknown) => withoutLinks(item, pages));
  if (!isTree(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutLinks(value, pages)]));
}
