import { suggestLink } from '../../src/content/schema-parts.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Facts } from './facts.ts';
import { linkedPages, spacedLinks, unsafeLinks } from './markdown.ts';
import type { Mistake } from './mistake.ts';
import { resolveReferences } from './references.ts';
import type { Path, Source } from './source.ts';
import { walkStrings } from './walk.ts';

/** Lines that hold nothing but a link. */
const LINK_KEYS = new Set(['url', 'map', 'link']);

/**
 * Links that may not be followed, also where a reference hides them, and those to pages that are not there.
 * @param pages the pages of this site.
 */
export function checkLinks(source: Source, facts: Facts, pages: readonly string[]): Mistake[] {
  const mistakes: Mistake[] = [];
  walkStrings(source.data, (text, path) => {
    const shown = resolveReferences(text, facts);
    const links = isHiddenLink(text, path) && !shown.startsWith('https://') ? [shown] : unsafeLinks(shown);
    for (const href of links.filter((link) => !link.startsWith('{{'))) {
      const help =
        suggestLink(href) || 'A link starts with https://, mailto:, tel:, sms: or, for a page of this site, with /.';
      mistakes.push(source.mistakeAt(path, `The link to "${href}" is not safe. ${help}`));
    }
    for (const href of spacedLinks(shown))
      mistakes.push(
        source.mistakeAt(path, `The link to "${href}" has a space in it or around it. Delete it, or write %20 for it.`),
      );
    for (const page of linkedPages(shown).filter((name) => name !== '' && !pages.includes(name)))
      mistakes.push(
        source.mistakeAt(path, `There is no page "/${page}" on this site. ${didYouMean(page, pages)}`.trim()),
      );
  });
  return mistakes;
}

function isHiddenLink(text: string, path: Path): boolean {
  return LINK_KEYS.has(String(path.at(-1))) && text.startsWith('{{');
}
