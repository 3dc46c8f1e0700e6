import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProject } from '../../../build/check/open-project.ts';
import { servedBrowsers } from '../../../build/emit/code/served-browsers.ts';
import { sealSite } from '../../../build/emit/private/seal-site.ts';
import { makeSiteKey, type SiteKey } from '../../../build/emit/private/site-key.ts';
import { ENGINE } from '../../../build/read/engine.ts';
import { FIXTURE_FOLDER } from './couple';
import { DIST } from './host';

/** The passphrase of every copy. */
export const PASSPHRASE = 'abacus-kindling-zoom-oboe-wafer';

/** Copies the fixture's built site and seals the copy, which takes a second. A build would take many. */
export async function sealCopy(): Promise<{ outDir: string; siteKey: SiteKey }> {
  const outDir = mkdtempSync(join(tmpdir(), 'private-'));
  cpSync(DIST, outDir, { recursive: true });
  const project = openProject(ENGINE, FIXTURE_FOLDER);
  const { written } = await project.read();
  if (!written) throw new Error('The fixture has mistakes');
  const siteKey = await makeSiteKey(PASSPHRASE);
  const build = { outDir, target: servedBrowsers(ENGINE) };
  await sealSite(project, siteKey, [{ folder: '', site: written.site }], { base: '/', build });
  return { outDir, siteKey };
}
