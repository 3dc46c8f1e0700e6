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
import { prepareLockedHtml } from './locked-html.ts';
import { prepareLockedLooks } from './locked-looks.ts';
import { filesToSeal, removeEmptyFolders, seal } from './seal.ts';
import { keyIn, toBase64, type SiteKey } from './site-key.ts';

/** Files that only hosts read. They are not sealed, since they name nobody. */
export const FOR_HOSTS =
  /^(\.(ht\w+|nojekyll)|_(headers|redirects|routes\.json|worker\.js|nginx\.conf)|CNAME|vercel\.json)$/;

/** What the locked page's own scripts need: blobs for files (`open-here.ts`) and a Trusted Types policy (`lock.ts`). */
const LOCK_POLICY = 'img-src blob:; style-src blob:; font-src blob:; trusted-types locked';

/** A language of a site, with its folder: empty for the first, or like `es/`. */
type Language = { folder: string; site: Written['site'] };
type Languages = readonly [first: Language, ...others: Language[]];

/** Seals a built site: every file except those that name nobody. A locked page replaces each page and contains it. */
export async function sealSite(
  project: Project,
  siteKey: SiteKey,
  languages: Languages,
  { base: root, build }: WorkerSite,
): Promise<void> {
  const { outDir } = build;
  const key = await keyIn(siteKey);
  // Lists and policies are made before anything is sealed, since they depend on the unsealed files.
  for (const { folder } of languages) {
    // Sealing needs a path, but there is no such file: the worker itself contains the list.
    const path = `${folder}files.json`;
    const list = JSON.stringify(await listRelease(join(outDir, folder)));
    const sealed = await seal(key, path, Buffer.from(list));
    await buildWorker(
      { base: root + folder, build: { ...build, outDir: join(outDir, folder) } },
      'src/private/worker.ts',
      {
        'self.__WB_MANIFEST': '[]',
        ROOT: JSON.stringify(root),
        LIST: JSON.stringify({ path, sealed: toBase64(sealed) }),
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
  languages: Languages,
  { root, outDir }: { root: string; outDir: string },
) {
  const [first, ...others] = languages;
  const common = await prepareLockedLooks(project, first.site, outDir);
  const script = await inlineScript(join(ENGINE, 'src/private/lock.ts'));
  await writeFile(join(outDir, OPEN_HERE), await inlineScript(join(ENGINE, 'src/private/open-here.ts'), 'es'));
  await writeFile(join(outDir, GUNZIP), await inlineScript(join(ENGINE, 'src/private/gunzip.ts')));
  const prepare = ({ folder, site }: Language) =>
    prepareLockedHtml(site, siteKey, { ...common, script, root, base: root + folder });
  const firstHtmlOf = await prepare(first);
  const byFolder = new Map(
    await Promise.all(others.map(async (language) => [language.folder, await prepare(language)] as const)),
  );
  // These pages contain no sealed page, since a policy depends only on scripts and styles.
  const emptyPages = [firstHtmlOf, ...byFolder.values()].map((lockedHtmlOf) => lockedHtmlOf('', Buffer.alloc(0)));
  // The sealed page replaces the locked page, but the locked page's policy stays: it must allow both.
  const sealedPolicies = languages.map(async ({ folder }) =>
    policyOf(await readFile(join(outDir, folder, 'index.html'), 'utf8')),
  );
  const policy = unitePolicies([contentPolicy(emptyPages), LOCK_POLICY, ...(await Promise.all(sealedPolicies))]);
  const pageWith = (path: string, sealed: Uint8Array) => {
    const folder = /^[^/]+\//.exec(path)?.[0] ?? '';
    // Any other folder belongs to the first language.
    const lockedHtmlOf = byFolder.get(folder) ?? firstHtmlOf;
    return withPolicy(lockedHtmlOf(path, sealed), policy);
  };
  return { policy, pageWith };
}
