import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openProject } from '../../vite/content/project.ts';
import { manifest } from '../../vite/world-files.ts';

const project = openProject(join(import.meta.dirname, '../..'), 'tests/fixtures/mountains/content');

/** The app of a site whose couple is called so, built for a path. */
async function appOf(names: string[], base: string) {
  const { written } = await project.read();
  if (!written) throw new Error('The fixture has mistakes');
  const site = { ...written.site, couple: { ...written.site.couple, names } };
  const at = new URL(`${base}manifest.webmanifest`, 'https://example.com');
  const app = JSON.parse(manifest(site, base)) as Record<
    'id' | 'name' | 'short_name' | 'start_url' | 'scope',
    string
  > & {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  const addresses = [app.start_url, app.scope, ...app.icons.map(({ src }) => src)].map((url) => new URL(url, at).href);
  return { ...app, addresses };
}

describe('the site as an app', () => {
  it.each(['/', '/our/day/'])('begins and ends at %s, where its icons are', async (base) => {
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

  it('is called by the couple’s names, by their first letters where a home screen would cut them off', async () => {
    expect(await appOf(['Ada', 'Bo'], '/')).toMatchObject({ name: 'Ada & Bo', short_name: 'Ada & Bo' });
    expect(await appOf(['Wilhelmina', 'Ærøsund'], '/')).toMatchObject({
      name: 'Wilhelmina & Ærøsund',
      short_name: 'W & Æ',
    });
  });
});
