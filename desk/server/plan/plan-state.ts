import { parse } from 'yaml';
import { CONTENT_VERSION, INSTALL_NEWER, versionOf } from '../../../src/model/version.ts';
import { isTree } from '../../../src/model/tree.ts';
import { type Project } from '../../../build/read/project.ts';
import { restoreUsed } from '../media/trash.ts';
import type { Texts } from '../past/point-files.ts';
import type { Plan } from './plan-changes.ts';
import { planFiles } from './plan-files.ts';

/** Plans to restore another state of the content, mistakes included. Moves the media that it uses back from the trash. */
export async function planState(project: Project, texts: Texts): Promise<Plan> {
  const fault = faultOfVersion(texts['site.yaml'] ?? '');
  if (fault !== null) return { status: 'refused', message: fault };
  const files = new Map(Object.entries(texts));
  await restoreUsed(project, files);
  return { ...(await planFiles(project, files)), mayAddMistakes: true };
}

/** Why the desk cannot use this `site.yaml`; null if it has the present version, is empty, or cannot be parsed. */
export function faultOfVersion(siteText: string): string | null {
  let version = CONTENT_VERSION;
  try {
    const site: unknown = parse(siteText);
    if (isTree(site)) version = versionOf(site);
  } catch {
    // Like an empty file, this one can be restored, too; the desk then shows its mistakes.
  }
  if (version === CONTENT_VERSION) return null;
  return version > CONTENT_VERSION
    ? `This comes from a newer version of the program. Install it here first: ${INSTALL_NEWER}.`
    : 'This is from before an update of the program and can no longer be read. If it comes from another folder, run "npx our-story update" there, then save it again.';
}
