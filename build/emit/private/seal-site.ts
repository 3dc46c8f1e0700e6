import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Written } from '../../../src/model/schema/schema.ts';
import { GUNZIP, nameOf, OPEN_HERE } from '../../../src/private/sealed.ts';
import { ENGINE } from '../../read/engine.ts';
import type { Project } from '../../read/project.ts';
import { headersForAll } from '../hosts/headers-file.ts';
import { replacePolicy } from '../hosts/replace-policy.ts';
import { inlineScript } from '../inline-script.ts';
import { buildWorker, listRelease, type WorkerSite } from '../offline.ts';
import { HEADER_POLICY } from '../security/headers.ts';
import { contentPolicy, policyOf, unitePolicies, withPolicy } from '../security/policy.ts';
import { lockedHtml, type LockedHtml } from './locked-html.ts';
import { lockedLooks } from './locked-looks.ts';
import { filesToSeal, removeEmptyFolders, seal } from './seal.ts';
import { keyIn, toBase64, type SiteKey } from './site-key.ts';

/** Files that only hosts read. They stay as they are, since they name nobody. */
export const FOR_HOSTS =
  /^(\.(ht\w+|nojekyll)|_(headers|redirects|routes\.json|worker\.js|nginx\.conf)|CNAME|vercel\.json)$/;

/** What the locked page's own scripts need: blobs for files (`open-here.ts`) and a Trusted Types policy (`lock.ts`). */
const LOCK_POLICY = 'img-src blob:; style-src blob:; font-src blob:; trusted-types locked';

/** A language of a site: its folder, `es/`, which is empty for the first. */
type Language = { folder: string; site: Written['site'] };

/** Seals a built site: every file but those that name nobody. Each page is replaced by a locked page that holds it. */
export async function sealSite(
  project: Project,
  siteKey: SiteKey,
  languages: readonly Language[],
  { base: root, build }: WorkerSite,
): Promise<void> {
  const { outDir } = build;
  const key = await keyIn(siteKey);
  // Lists and policies are made before anything is sealed, since they depend on the open files.
  for (const { folder } of languages) {
    // Sealing needs a path, but there is no such file: the worker itself contains the list.
    const list = { path: `${folder}files.json`, files: await listRelease(join(outDir, folder)) };
    const sealed = await seal(key, list.path, Buffer.from(JSON.stringify(list.files)));
    await buildWorker(
      { base: root + folder, build: { ...build, outDir: join(outDir, folder) } },
      'src/private/worker.ts',
      {
        'self.__WB_MANIFEST': '[]',
        ROOT: JSON.stringify(root),
        LIST: JSON.stringify({ path: list.path, sealed: toBase64(sealed) }),
      },
    );
  }
  const locked = await prepareLockedPages(project, siteKey, languages, { root, outDir });
  for (const path of await filesToSeal(outDir)) {
    if (FOR_HOSTS.test(path)) continue;
    const file = join(outDir, path);
    const sealed = await seal(key, path, await readFile(file));
    if (path.endsWith('.html')) await writeFile(file, locked.pageWith(path, sealed));
    else {
      const place = join(outDir, await nameOf(key, path));
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, sealed);
      await rm(file);
    }
  }
  await removeEmptyFolders(outDir);
  const policy = headersForAll(await readFile(join(outDir, '_headers'), 'utf8'))['Content-Security-Policy'];
  if (!policy) throw new Error('_headers has no policy to replace');
  await replacePolicy(outDir, policy, `${locked.policy}; ${HEADER_POLICY}`);
}

/** Prepares the locked pages of all languages, which share a policy. Also writes the scripts that they load. */
async function prepareLockedPages(
  project: Project,
  siteKey: SiteKey,
  languages: readonly Language[],
  { root, outDir }: { root: string; outDir: string },
) {
  const [first] = languages;
  if (!first) throw new Error('A site needs at least one language');
  const common = await lockedLooks(project, first.site, outDir);
  const script = await inlineScript(join(ENGINE, 'src/private/lock.ts'));
  await writeFile(join(outDir, OPEN_HERE), await inlineScript(join(ENGINE, 'src/private/open-here.ts'), 'es'));
  await writeFile(join(outDir, GUNZIP), await inlineScript(join(ENGINE, 'src/private/gunzip.ts')));
  const made = languages.map(async ({ folder, site }): Promise<[string, LockedHtml]> => {
    const looks = { ...common, script, root, base: root + folder };
    return [folder, await lockedHtml(site, siteKey, looks)];
  });
  const byFolder = new Map(await Promise.all(made));
  // Nothing is sealed in these pages, since a policy depends only on scripts and styles.
  const emptyPages = [...byFolder.values()].map((lockedHtmlOf) => lockedHtmlOf('', Buffer.alloc(0)));
  // A locked page becomes the page that it holds, but keeps its own policy: it must allow both.
  const heldPolicies = languages.map(async ({ folder }) =>
    policyOf(await readFile(join(outDir, folder, 'index.html'), 'utf8')),
  );
  const policy = unitePolicies([contentPolicy(emptyPages), LOCK_POLICY, ...(await Promise.all(heldPolicies))]);
  const pageWith = (path: string, sealed: Uint8Array) => {
    // A folder that is no language's belongs to the first language.
    const lockedHtmlOf = byFolder.get(/^[^/]+\//.exec(path)?.[0] ?? '') ?? byFolder.get('');
    return withPolicy(lockedHtmlOf?.(path, sealed) ?? '', policy);
  };
  return { policy, pageWith };
}
