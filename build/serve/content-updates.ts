import { normalizePath, type DevEnvironment, type HotUpdateOptions } from 'vite';
import { PAGES } from '../../src/model/pages.ts';
import { OWN_WORLD } from '../../src/model/worlds.ts';
import type { Written } from '../../src/model/schema/schema.ts';
import { fileOfPage } from '../make/make-page.ts';
import type { Content } from '../read/checked-content.ts';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';
import { nameOf } from './content-ids.ts';

/** Content that a running page can replace. The rest, such as `site`, is also read by modules that do not run again. */
const REPLACEABLE: ReadonlySet<string> = new Set(['cover', ...PAGES.map(({ id }) => id)]);

/** Returns the handler of content changes: it returns the modules to replace, or reloads a page that needs more. */
export function openContentUpdates(project: Project) {
  /** Checks run one at a time. */
  let lastCheck: Promise<unknown> = Promise.resolve();
  let isCheckWaiting = false;
  let checked: Content | null = null;
  const findChanged = async () => {
    // If reading fails, so do the modules, and the reloaded page shows why.
    const content = await project.read().catch(() => null);
    // The same save, reported twice: while no file has changed, `read` returns the same object.
    if (content !== null && content === checked) return [];
    checked = content;
    return project.derived.findChanged();
  };
  return async ({ file, modules: own }: HotUpdateOptions, { name, moduleGraph, hot }: DevEnvironment) => {
    if (!isContent(file, project)) return undefined;
    if (name !== 'client') return [];
    project.invalidate();
    const worldModules = isOfOwnWorld(file, project) ? own : [];
    // A check that has not begun finds this change too: a step of the desk may write many files.
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

/** Whether the page can replace a module without a reload. */
function canReplace(id: string, whole: Written | null): boolean {
  const name = nameOf(id);
  return id.endsWith('.css') || (name !== null && REPLACEABLE.has(name) && whole?.[fileOfPage(name)] !== undefined);
}

/** Whether a file is content, shipped words, or part of the couple's own world. */
export function isContent(file: string, project: Project): boolean {
  const { folder, languageFolder } = project;
  return [folder, languageFolder].some(isIn(file)) || isOfOwnWorld(file, project);
}

function isOfOwnWorld(file: string, project: Project): boolean {
  return isIn(file)(worldFolder(project, OWN_WORLD));
}

const isIn = (file: string) => (folder: string) => file.startsWith(`${normalizePath(folder)}/`);
