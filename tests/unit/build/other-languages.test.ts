import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { HOST_FILES } from '../../../build/emit/hosts/replace-policy.ts';
import {
  allowAllLanguages,
  restoreAddress,
  linkToSamePage,
  otherLanguages,
  redirectToLanguage,
} from '../../../build/emit/other-languages.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const partsOf = ({ pathname, search, hash }: URL) => ({ pathname, search, hash });

test.each([
  ['https://couple.test/wedding/es/reply?from=mail#key=abc&guest=1'],
  ['https://couple.test/wedding/es?from=mail', 'https://couple.test/wedding/es/?from=mail'],
])('a link into another language reaches its page with search and fragment', (from, to = from) => {
  const link = new URL(from);
  const redirects: string[] = [];
  const location = { ...partsOf(link), replace: (address: string) => redirects.push(address) };
  runInNewContext(redirectToLanguage('/wedding/', ['es']), { location });
  expect(redirects).toHaveLength(1);

  const home = new URL(redirects[0] ?? '', link);
  expect(home.pathname).toBe('/wedding/es/');
  let restored = '';
  const history = { replaceState: (_state: unknown, _title: string, address: string) => (restored = address) };
  runInNewContext(restoreAddress('/wedding/es/'), { location: partsOf(home), history });
  expect(new URL(restored, home).href).toBe(to);
});

test('the home of another language does not redirect', () => {
  const replace = () => expect.unreachable();
  const location = { ...partsOf(new URL('https://couple.test/wedding/es/#kids')), replace };
  runInNewContext(redirectToLanguage('/wedding/', ['es']), { location });
});

test('a pressed language link leads to the same page and invitation, every time', () => {
  const location = partsOf(new URL('https://couple.test/wedding/reply?from=mail#rsvp=abc'));
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  runInNewContext(linkToSamePage('/wedding/'), { location, addEventListener });
  const link = { href: 'https://couple.test/wedding/es/', dataset: {} };
  const target = { closest: (selector: string) => (selector === 'a[hreflang]' ? link : null) };

  listeners.get('pointerdown')?.({ target });
  expect(link.href).toBe('https://couple.test/wedding/es/reply?from=mail#rsvp=abc');
  Object.assign(location, partsOf(new URL('https://couple.test/wedding/')));
  listeners.get('click')?.({ target });
  expect(link.href).toBe('https://couple.test/wedding/es/');
});

test('a second language shares media also below a base with special characters', async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/bikes.avif'), '');
  const plugin = otherLanguages({ translation: 'es' } as never) as unknown as {
    generateBundle: { handler: (this: object, options: null, bundle: object) => Promise<void> };
  };
  const config = { base: '/ana+tom/es/', build: { outDir: join(root, 'es') } };
  const chunk = { type: 'chunk', code: '"/ana+tom/es/assets/bikes.avif" "/ana+tom/es/assets/own.avif"' };
  await plugin.generateBundle.handler.call({ environment: { config } }, null, { 'assets/page.js': chunk });
  expect(chunk.code).toBe('"/ana+tom/assets/bikes.avif" "/ana+tom/es/assets/own.avif"');
});

test('hosts’ files allow scripts of all languages, even if a film is too large to read', async () => {
  const outDir = temporaryFolder();
  const page = (script: string) => `<meta http-equiv="Content-Security-Policy" content="script-src ${script}" />`;
  mkdirSync(join(outDir, 'es'));
  writeFileSync(join(outDir, 'index.html'), page('one'));
  writeFileSync(join(outDir, 'es/index.html'), page('other'));
  for (const name of HOST_FILES) writeFileSync(join(outDir, name), '"script-src one; frame-ancestors"');
  // Longer than the longest string in Node.
  writeFileSync(join(outDir, 'a-film-of-the-couple.mov'), '');
  truncateSync(join(outDir, 'a-film-of-the-couple.mov'), 2 ** 29);
  await allowAllLanguages(['es'], outDir);
  for (const name of HOST_FILES)
    expect(readFileSync(join(outDir, name), 'utf8')).toBe('"script-src one other; frame-ancestors"');
});
