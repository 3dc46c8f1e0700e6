import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Project } from '../read/project.ts';
import { textOf } from './asset-text.ts';
import { replacePolicy } from './hosts/replace-policy.ts';
import { escapeRegExp } from './escape-regexp.ts';
import { onceWritten } from './once-written.ts';
import { policyOf, unitePolicies } from './security/policy.ts';

/** Photos and films are the same in every language. */
const MEDIA = /\.(avif|webp|jpe?g|png|mp4)$/;

/**
 * Builds the site again for each other language, into a folder named by its code. All languages share the photos and
 * films of the first.
 */
export function otherLanguages(project: Project): Plugin {
  const readCodes = async () => (await project.read()).translations.map(({ language }) => language.code);
  return {
    name: 'other-languages',
    apply: 'build',
    enforce: 'post',
    async transformIndexHtml() {
      const codes = await readCodes();
      if (codes.length === 0) return [];
      const { base } = project;
      const redirect = project.translation === null ? redirectToLanguage(base, codes) : restoreAddress(base);
      return [{ tag: 'script', children: redirect + linkToSamePage(base), injectTo: 'head-prepend' }];
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (project.translation !== null) await shareMedia(bundle, this.environment.config);
      },
    },
    ...onceWritten(async (config) => {
      if (project.translation !== null) return;
      const codes = await readCodes();
      for (const code of codes) await buildIn(code, config);
      await allowAllLanguages(codes, config.build.outDir);
    }),
  };
}

/**
 * A script for the shell. A language link leads to that language's home, as prerendered. Once pressed, it leads to the
 * same page as this address, with search and fragment, even if the site's own script has not loaded yet.
 */
export function linkToSamePage(base: string): string {
  // `pointerdown`, since neither a middle click nor “Open in new tab” is a `click`; `click`, for the keyboard.
  return `for (const press of ['pointerdown', 'click']) addEventListener(press, ({ target }) => {
    const link = target.closest('a[hreflang]');
    if (!link) return;
    link.dataset.home = link.dataset.home || link.href;
    link.href = link.dataset.home + location.pathname.slice(${base.length}) + location.search + location.hash;
  });`;
}

/**
 * A script for the first language's shell. A host that serves this shell for every address without a file of its own
 * does so for `/es/travel` and `/es`, too. From there, the script redirects to `/es/#/travel` and `/es/#/`, since every
 * host finds the file of `/es/`.
 */
export function redirectToLanguage(base: string, codes: readonly string[]): string {
  return `{
    const base = ${JSON.stringify(base)};
    const [code, ...page] = location.pathname.slice(base.length).split('/');
    if (${JSON.stringify(codes)}.includes(code) && page[0] !== '') location.replace(base + code + '/#/' + page.join('/') + location.search + location.hash);
  }`;
}

/** A script for the other languages' shell, which restores the address after `redirectToLanguage`. */
export function restoreAddress(base: string): string {
  return `if (location.hash.startsWith('#/')) history.replaceState(null, '', ${JSON.stringify(base)} + location.hash.slice(2));`;
}

/** The base of the first language: `/our/day/` for `/our/day/es/`. */
export function firstBase(base: string): string {
  return base.replace(/[^/]+\/$/, '');
}

async function buildIn(
  code: string,
  { base, build: { outDir }, configFile, logLevel = 'info', mode, root }: ResolvedConfig,
) {
  // `openProject` reads this variable when Vite loads its configuration again.
  process.env.CONTENT_LANGUAGE = code;
  try {
    await build({
      root,
      base: `${base}${code}/`,
      mode,
      logLevel,
      ...(configFile && { configFile }),
      // The first language's folder already has its files.
      publicDir: false,
      build: { outDir: join(outDir, code), emptyOutDir: true },
    });
  } finally {
    delete process.env.CONTENT_LANGUAGE;
  }
}

/**
 * Makes the hosts' files allow the inline scripts of all languages, since a host sends the same policy for every
 * address. The policy inside a page still allows only those of the page's language.
 */
export async function allowAllLanguages(codes: readonly string[], folder: string) {
  const policies = await Promise.all(
    ['', ...codes].map(async (code) => policyOf(await readFile(join(folder, code, 'index.html'), 'utf8'))),
  );
  const [first = ''] = policies;
  await replacePolicy(folder, first, unitePolicies(policies));
}

/** Replaces media with the first language's, where its build has the same: an equal name means equal bytes. */
async function shareMedia(bundle: Rolldown.OutputBundle, { base, build: { outDir } }: ResolvedConfig) {
  const first = firstBase(base);
  const firstAssets = new Set(await readdir(join(outDir, '../assets')));
  const isShared = (name: string) => MEDIA.test(name) && firstAssets.has(name);
  const withSharedAddresses = (text: string) =>
    text.replaceAll(new RegExp(`${escapeRegExp(base)}assets/([\\w.-]+)`, 'g'), (address, name: string) =>
      isShared(name) ? `${first}assets/${name}` : address,
    );
  for (const [fileName, part] of Object.entries(bundle))
    if (part.type === 'chunk') part.code = withSharedAddresses(part.code);
    else if (isShared(fileName.replace('assets/', ''))) delete bundle[fileName];
    else if (/\.(html|css)$/.test(fileName)) part.source = withSharedAddresses(textOf(part));
}
