import { suggestLink } from '../../../src/model/schema/suggestions.ts';
import { didYouMean } from '../../read/messages/did-you-mean.ts';
import { linkedPages, spacedLinks, unsafeLinks } from '../../../src/model/markdown.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import { resolveReferences, type Facts } from '../../read/references.ts';
import type { Source } from '../../read/yaml/source.ts';
import { walkStrings, type Path } from '../../read/yaml/walk.ts';

/** Keys whose value is only a link, except for words of the same name. */
const LINK_KEYS = new Set(['url', 'map', 'link']);

const LINK_HELP = 'A link starts with https://, mailto:, tel:, sms: or, for a page of this site, with /.';
const ADDRESS_HELP = 'Here, only a whole address works: it starts with https://.';

/**
 * Reports unsafe links, including those from references, addresses with spaces, and links to missing pages; warns about
 * links to hidden pages.
 * @param pages the pages of this site, hidden ones included.
 * @param hidden the names of hidden pages and parts.
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
    const isAddress = isLinkByReference(text, path);
    const links = isAddress && !shown.startsWith('https://') ? [shown] : unsafeLinks(shown);
    for (const href of links.filter((link) => !link.startsWith('{{'))) {
      const help = suggestLink(href) || (isAddress ? ADDRESS_HELP : LINK_HELP);
      mistakes.push(source.mistakeAt(path, `The link to "${href}" is not safe. ${help}`));
    }
    for (const href of spacedLinks(shown))
      mistakes.push(
        source.mistakeAt(
          path,
          `The address "${href}" contains a space. Delete the space, or write %20 inside the address.`,
        ),
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
  return LINK_KEYS.has(String(path.at(-1))) && !path.includes('words') && text.startsWith('{{');
}
