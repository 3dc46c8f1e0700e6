import { type Project } from '../../../build/read/project.ts';
import { listContent } from '../../../build/read/list-content.ts';
import { readContentFile } from '../undo/content-files.ts';
import type { Plan } from './plan-changes.ts';

/** Plans to replace all content files. A file that is not in `texts` is deleted. */
export async function planFiles({ folder }: Project, texts: ReadonlyMap<string, string>): Promise<Plan> {
  const names = [...new Set([...(await listContent(folder)), ...texts.keys()])];
  const files = names.map(async (file) => ({
    file,
    before: await readContentFile(folder, file),
    after: texts.get(file) ?? null,
  }));
  return { files: await Promise.all(files) };
}
