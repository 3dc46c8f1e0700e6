import type { z } from 'zod';
import { link } from '../../../src/model/schema/schema-parts.ts';
import { suggestLink } from '../../../src/model/schema/suggestions.ts';
import { didYouMean } from '../../read/messages/did-you-mean.ts';
import { linkedPages, spacedLinks, unsafeLinks } from '../../../src/model/text/markdown.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import { resolveReferences, type Facts } from '../../read/facts/references.ts';
import { isLink } from '../../read/schema-keys.ts';
import type { Source } from '../../read/yaml/source.ts';
import { listTexts } from '../../read/yaml/walk.ts';

const LINK_HELP = 'A link starts with https://, mailto:, tel:, sms: or, for a page of this site, with /.';
const ADDRESS_HELP = 'Here, only a whole address works: it starts with https://.';

/**
 * Reports unsafe links, addresses with spaces, and links to missing pages; warns about links to hidden pages. Checks
 * texts with their references resolved.
 * @param pages the pages of this site, hidden ones included.
 * @param hidden the names of hidden pages and parts, valid or not.
 */
export function checkLinks(
  source: Source,
  schema: z.ZodType,
  facts: Facts,
  pages: readonly string[],
  hidden: readonly unknown[],
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const { text, path } of listTexts(source.data)) {
    const shown = resolveReferences(text, facts);
    // Where a link is written as a reference, the schema has not yet checked its value.
    const isLinkReference = text.startsWith('{{') && isLink(schema, path);
    const links = isLinkReference && !link.safeParse(shown).success ? [shown] : unsafeLinks(shown);
    // `checkReferences` reports a reference that could not be resolved.
    for (const href of links.filter((each) => !each.startsWith('{{'))) {
      const help = suggestLink(href) || (isLinkReference ? ADDRESS_HELP : LINK_HELP);
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
    // A link to home, `/`, has an empty name.
    for (const page of linkedPages(shown).filter((name) => name !== '' && !pages.includes(name)))
      mistakes.push(
        source.mistakeAt(path, `There is no page "/${page}" on this site. ${didYouMean(page, pages)}`.trim()),
      );
  }
  return mistakes;
}
