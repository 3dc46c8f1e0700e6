import { CONTENT_VERSION, OLD_DRAWINGS, versionOf } from '../../src/model/version.ts';
import type { Mistake } from '../read/messages/mistake.ts';
import type { Source } from '../read/yaml/source.ts';

/**
 * Explains mistakes that come from another version: newer content is refused; for older content,
 * suggests the update if it would help.
 */
export function explainVersion(site: Source | undefined, mistakes: Mistake[]): Mistake[] {
  const version = versionOf(site?.data);
  if (!site || version === CONTENT_VERSION) return mistakes;
  if (version > CONTENT_VERSION)
    return [
      site.mistakeAt(
        ['version'],
        `This content has version ${version}, and this program reads versions up to ${CONTENT_VERSION}: install a newer one with "npm install our-story@latest".`,
      ),
    ];
  // The update only renames old drawings, so it helps only if a mistake quotes one.
  return mistakes.some(({ message }) => Object.hasOwn(OLD_DRAWINGS, /^"drawing" is "(\w+)"/.exec(message)?.[1] ?? ''))
    ? [
        site.mistakeAt(['version'], `This content has version ${version}. Run "npx our-story update" first.`),
        ...mistakes,
      ]
    : mistakes;
}
