import { isModule, type Pages } from '../make/make-page.ts';

const PREFIX = 'virtual:content/';
const RESOLVED_PREFIX = `\0${PREFIX}`;

/** Whether an import asks for a content module, `virtual:content/story`. */
export function isContentImport(id: string): boolean {
  return id.startsWith(PREFIX) && isModule(id.slice(PREFIX.length));
}

/** The name of a content module, `story`, from its resolved id; null for other modules. */
export function contentNameOf(id: string): keyof Pages | null {
  const name = id.slice(RESOLVED_PREFIX.length);
  return id.startsWith(RESOLVED_PREFIX) && isModule(name) ? name : null;
}
