import { suggestLink } from '../../../src/model/schema/suggestions.ts';
import { didYouMean } from '../../read/messages/did-you-mean.ts';
import { linkedPages, spacedLinks, unsafeLinks } from '../../../src/model/markdown.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import { resolveReferences, type Facts } from '../../read/references.ts';
import type { Source } from '../../read/yaml/source.ts';
import { walkStrings, type Path } from '../../read/yaml/walk.ts';

/** Keys whose value is only a link. */
const LINK_KEYS = new Set(['url', 'map', 'link']);

/**
 * Reports unsafe links, including those inside references, and links to missing pages.
 * @param pages the pages of this site, hidden ones included.
 */
export function checkLinks(
  source: Source,
  facts: Facts,
  pages: readonly string[],
  hidden: readonly unknown[] = [],
): Mistake[] {
  const mistakes: Mistake[] = [];
  walkStrings(source.data, (text, path) => {
    const shown = resolveReferences(text, facts);
    const links = isLinkByReference(text, path) && !shown.startsWith('https://') ? [shown] : unsafeLinks(shown);
    for (const href of links.filter((link) => !link.startsWith('{{'))) {
      const help =
        suggestLink(href) || 'A link starts with https://, mailto:, tel:, sms: or, for a page of this site, with /.';
      mistakes.push(source.mistakeAt(path, `The link to "${href}" is not safe. ${help}`));
    }
    for (const href of spacedLinks(shown))
      mistakes.push(
        source.mistakeAt(path, `The link to "${href}" has a space in it or around it. Delete it, or write %20 for it.`),
      );
    for (const page of linkedPages(shown).filter((name) => pages.includes(name) && hidden.includes(name)))
      mistakes.push(
        source.mistakeAt(
          path,
          `The page "/${page}" is hidden, so guests see this link as plain words. Show the page again, or change the text.`,
          { severity: 'warning' },
        ),
      );
    for (const page of linkedPages(shown).filter((name) => name !== '' && !pages.includes(name)))
      mistakes.push(
        source.mistakeAt(path, `There is no page "/${page}" on this site. ${didYouMean(page, pages)}`.trim()),
      );
  });
  return mistakes;
}

/** Whether a link is written as a reference, which the schema cannot check. */
function isLinkByReference(text: string, path: Path): boolean {
  return LINK_KEYS.has(String(path.at(-1))) && text.startsWith('{{');
}
