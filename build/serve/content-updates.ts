import { normalizePath, type DevEnvironment, type HotUpdateOptions } from 'vite';
import { PAGES } from '../../src/model/pages.ts';
import { OWN_WORLD } from '../../src/model/worlds.ts';
import type { Written } from '../../src/model/schema/schema.ts';
import { fileOfPage } from '../make/make-page.ts';
import type { Content } from '../read/checked-content.ts';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';
import { contentNameOf } from './content-ids.ts';

/** Content that a running page can replace. Modules that run only once read the rest, such as `site`. */
const REPLACEABLE: ReadonlySet<string> = new Set(['cover', ...PAGES.map(({ id }) => id)]);

/**
 * Makes the handler for changed files. It returns the modules to replace; if that is not enough, it reloads the page. It
 * returns undefined for a file that is not content.
 */
export function openContentUpdates(project: Project) {
  /** Each check waits for the one before. */
  let lastCheck: Promise<unknown> = Promise.resolve();
  let isCheckWaiting = false;
  let checked: Content | null = null;
  const findChanged = async () => {
    // If reading fails, so do the content modules, and the reloaded page shows why.
    const content = await project.read().catch(() => null);
    // The watcher reported one save twice: while no file has changed, `read` returns the same object.
    if (content !== null && content === checked) return [];
    checked = content;
    return project.derived.findChanged();
  };
  return async ({ file, modules: affected }: HotUpdateOptions, { name, moduleGraph, hot }: DevEnvironment) => {
    if (!isContent(file, project)) return undefined;
    // Vite calls this for each environment, but only the browser's modules are replaced.
    if (name !== 'client') return [];
    project.invalidate();
    const worldModules = isOfOwnWorld(file, project) ? affected : [];
    // A step of the desk may write many files: a check that has not begun yet finds this change, too.
    if (isCheckWaiting) return worldModules;
    isCheckWaiting = true;
    const check = lastCheck.then(() => {
      isCheckWaiting = false;
      return findChanged();
    });
    lastCheck = check;
    const changed = await check;
    const modules = changed.flatMap(({ id }) => moduleGraph.getModuleById(id) ?? []);
    for (const module of modules) moduleGraph.invalidateModule(module);
    if (changed.every(({ id, isBroken }) => !isBroken && canReplace(id, checked?.whole ?? null)))
      return [...worldModules, ...modules];
    hot.send({ type: 'full-reload' });
    return [];
  };
}

/** Whether the page can replace a module without a reload: a style sheet, or content whose file still exists. */
function canReplace(id: string, whole: Written | null): boolean {
  const name = contentNameOf(id);
  return id.endsWith('.css') || (name !== null && REPLACEABLE.has(name) && whole?.[fileOfPage(name)] !== undefined);
}

/** Whether a file is content, shipped words, or part of the couple's own world. */
export function isContent(file: string, project: Project): boolean {
  const { folder, languageFolder } = project;
  return [folder, languageFolder].some((each) => isIn(each, file)) || isOfOwnWorld(file, project);
}

function isOfOwnWorld(file: string, project: Project): boolean {
  return isIn(worldFolder(project, OWN_WORLD), file);
}

function isIn(folder: string, file: string): boolean {
  return file.startsWith(`${normalizePath(folder)}/`);
}
