import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { normalizePath } from 'vite';
import type { Mistake } from './messages/mistake.ts';
import type { Project } from './project.ts';
import { readSource } from './yaml/source.ts';

/** Domains reserved for examples. */
const EXAMPLE = /(^|\.)example(\.(com|org|net))?$/;

/**
 * The site's address, or a mistake if it is missing, malformed or still an example.
 * @param address the value in `site.yaml`, which may not have been checked
 */
export async function findAddress(project: Project, address: string | undefined): Promise<string | Mistake> {
  if (address !== undefined && URL.canParse(address) && !EXAMPLE.test(new URL(address).hostname)) return address;
  const path = join(project.folder, 'site.yaml');
  const source = readSource(normalizePath(relative(project.root, path)), await readFile(path, 'utf8'));
  return source.mistakeAt(
    address === undefined ? [] : ['address'],
    address === undefined
      ? 'There is no "address" yet. Put the site online, add a line "address: https://…" with its address, and try again.'
      : `"address" is still an example (${address}). Write the real address of your site, and try again.`,
  );
}
