import { isModule, type Pages } from '../make/make-page.ts';

const PREFIX = 'virtual:content/';

/** Whether an import names a page's content. */
export function isPage(id: string): boolean {
  return id.startsWith(PREFIX) && isModule(id.slice(PREFIX.length));
}

/** The page whose content a resolved module contains; null for other modules. */
export function nameOf(id: string): keyof Pages | null {
  const name = id.slice(PREFIX.length + 1);
  return id.startsWith(`\0${PREFIX}`) && isModule(name) ? name : null;
}
