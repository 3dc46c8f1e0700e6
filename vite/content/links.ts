import { unsafeLinks } from './markdown.ts';
import type { Mistake } from './mistake.ts';
import type { Source } from './source.ts';
import { walkStrings } from './walk.ts';

/** Links inside texts that may not be followed. */
export function checkLinks(source: Source): Mistake[] {
  const mistakes: Mistake[] = [];
  walkStrings(source.data, (text, path) => {
    for (const href of unsafeLinks(text.replace(/\{\{[^}]*\}\}/g, 'https://reference'))) {
      const help = href.startsWith('http:')
        ? `Write it with https:, as in ${href.replace('http:', 'https:')}.`
        : 'A link starts with https://, mailto:, tel: or, for a page of this site, with /.';
      mistakes.push(source.mistakeAt(path, `The link to "${href}" is not safe. ${help}`));
    }
  });
  return mistakes;
}
