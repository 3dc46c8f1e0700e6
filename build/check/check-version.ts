import { CONTENT_VERSION, INSTALL_NEWER, OLD_DRAWINGS, versionOf } from '../../src/model/version.ts';
import type { Mistake } from '../read/messages/mistake.ts';
import type { Source } from '../read/yaml/source.ts';

/**
 * Explains mistakes that another version of the content causes. For newer content, returns only advice to install a
 * newer program; for older content, returns advice to update it, if that would help, and then the mistakes.
 */
export function explainVersion(site: Source | undefined, mistakes: Mistake[]): Mistake[] {
  const version = versionOf(site?.data);
  if (!site || version === CONTENT_VERSION) return mistakes;
  if (version > CONTENT_VERSION)
    return [
      site.mistakeAt(
        ['version'],
        `This content has version ${version}, and this program reads versions up to ${CONTENT_VERSION}: install a newer one with ${INSTALL_NEWER}.`,
      ),
    ];
  // The update only renames old drawings, so it helps only if a mistake quotes one.
  const wouldHelp = mistakes.some(({ message }) => {
    const drawing = /^"drawing" is "(\w+)"/.exec(message)?.[1];
    return drawing !== undefined && Object.hasOwn(OLD_DRAWINGS, drawing);
  });
  if (!wouldHelp) return mistakes;
  const advice = `This content has version ${version}. Run "npx our-story update" first.`;
  return [site.mistakeAt(['version'], advice), ...mistakes];
}
