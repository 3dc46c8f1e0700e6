import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The configuration files of all hosts. `security.ts` writes them into the site's folder. */
export const HOST_FILES = ['_headers', '_nginx.conf', '.htaccess', 'vercel.json'];

/** Replaces the policy in all hosts' files, which repeat the pages' policy. */
export async function replacePolicy(folder: string, policy: string, replacement: string): Promise<void> {
  for (const file of HOST_FILES.map((name) => join(folder, name)))
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(policy, replacement));
}
