import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { manifest } from '../../../build/emit/manifest.ts';

const project = openProject(join(import.meta.dirname, '../../..'), 'tests/fixtures/mountains/content');

/** The web app manifest of a site with these names, built for a base path, with its addresses made absolute. */
async function appOf(names: string[], base: string) {
  const { written } = await project.read();
  if (!written) throw new Error('The fixture has mistakes');
  const site = { ...written.site, couple: { ...written.site.couple, names } };
  const manifestUrl = new URL(`${base}manifest.webmanifest`, 'https://example.com');
  const app = JSON.parse(manifest(site, base, '#1d2450')) as Record<
    'id' | 'name' | 'short_name' | 'start_url' | 'scope',
    string
  > & {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  const addresses = [app.start_url, app.scope, ...app.icons.map(({ src }) => src)].map(
    (url) => new URL(url, manifestUrl).href,
  );
  return { ...app, addresses };
}

describe('the site as an app', () => {
  test.each(['/', '/our/day/'])('has its scope, start and icons below %s', async (base) => {
    const { id, addresses, icons } = await appOf(['Ada', 'Bo'], base);
    const home = `https://example.com${base}`;
    expect(id).toBe(base);
    expect(addresses).toEqual([
      home,
      home,
      `${home}icon-192.png`,
      `${home}icon-512.png`,
      `${home}icon-maskable-512.png`,
    ]);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  test('has the couple’s names, or their initials if a home screen would truncate them', async () => {
    expect(await appOf(['Ada', 'Bo'], '/')).toMatchObject({ name: 'Ada & Bo', short_name: 'Ada & Bo' });
    expect(await appOf(['Wilhelmina', 'Ærøsund'], '/')).toMatchObject({
      name: 'Wilhelmina & Ærøsund',
      short_name: 'W & Æ',
    });
  });
});
