import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asset } from '../../../../build/media/asset.ts';
import { makePage, type Pages } from '../../../../build/make/make-page.ts';
import { openProject } from '../../../../build/check/open-project.ts';
import { findPagePictures } from '../../../../desk/server/media/find-page-pictures.ts';
import { root, fixture, photo, newProject } from '../../../fixtures/media-project.ts';
import { MOUNTAINS } from '../../../fixtures/temporary-folder.ts';

describe('a picture on a page', () => {
  test('on the cover is made in the desk as WebP only', async () => {
    const project = Object.assign(await newProject({ 'lake.jpg': await photo(600, 500).toBuffer() }), {
      isDraft: true,
    });
    const { written } = await project.read();
    const site = { ...written?.site, cover: { photo: 'lake.jpg' } };
    const { cuts } = await makePage('cover', Object.assign({}, written, { site }), project);
    expect(cuts.length).toBeGreaterThan(0);
    expect(cuts.filter(({ avif, webp }) => avif.length > 0 || webp.length === 0)).toEqual([]);
  });

  const picturesOf = async (name: keyof Pages, project = openProject(root, MOUNTAINS, null)) => {
    const { written } = await project.read();
    if (!written) throw new Error('The content has mistakes');
    return { written, found: findPagePictures(name, await makePage(name, written, project)) };
  };

  test('leads to the line that names it', async () => {
    const { written, found } = await picturesOf('party');
    for (const [side, { members }] of (written.party?.sides ?? []).entries())
      for (const [index, { photo: file }] of members.entries()) {
        const place = { file: 'party.yaml', path: ['sides', side, 'members', index, 'photo'] };
        const addresses = found.filter(([, each]) => JSON.stringify(each) === JSON.stringify(place));
        expect(addresses.length).toBeGreaterThan(0);
        for (const [address] of addresses) expect(address).toMatch(new RegExp(`^[0-9a-f]{20}/${file.split('.')[0]}-`));
      }
  });

  test('leads to its line on the registry, the thank-you and the cover', async () => {
    const paths = async (...page: Parameters<typeof picturesOf>) => [
      ...new Set((await picturesOf(...page)).found.map(([, { file, path }]) => `${file} ${path.join('.')}`)),
    ];
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');
    const project = await newProject({ 'one.svg': svg, 'two.svg': svg });
    const registry = 'text: Gifts\nshops: [{ name: One, logo: one.svg }, { name: Two, logo: two.svg }]\n';
    await writeFile(join(project.mediaFolder, '../registry.yaml'), registry);
    expect(await paths('registry', project)).toEqual(['registry.yaml shops.0.logo', 'registry.yaml shops.1.logo']);
    expect(await paths('thanks')).toEqual(['thanks.yaml pet']);
    // Only the first of these is a file’s address, as `asset` marks it.
    const cover = {
      cuts: [{ avif: [{ url: asset('/a/covers/key/cover-phone-480.avif') }], media: '/covers/not-a-placeholder' }],
    };
    expect(findPagePictures('cover', cover)).toEqual([
      ['key/cover-phone-480.avif', { file: 'site.yaml', path: ['cover', 'photo'] }],
    ]);
  });

  test('in the story leads to its card’s photo or film', async () => {
    const project = await newProject(
      {
        'one.jpg': await photo().toBuffer(),
        // An address cannot have `#`, so the film is copied to the cache under another name, like a converted one.
        'two#.mp4': await fixture('fast.mp4'),
        'three.mp4': await fixture('fast.mp4'),
      },
      'cards:\n' +
        ['photo: one.jpg', 'video: two#.mp4', 'video: three.mp4']
          .map((line) => `  - { date: June 2017, caption: One, ${line} }\n`)
          .join(''),
    );
    const { written } = await project.read();
    if (!written) throw new Error('The content has mistakes');
    const found = findPagePictures('story', await makePage('story', written, project));
    const addressesOf = (line: string) =>
      found.flatMap(([address, { path }]) =>
        path.join('.') === line ? [address.replace(/^[0-9a-f]{20}/, 'KEY')] : [],
      );
    expect(addressesOf('cards.0.photo')).toEqual([
      'KEY/one-320.avif',
      'KEY/one-400.avif',
      'KEY/one-320.webp',
      'KEY/one-400.webp',
    ]);
    expect(addressesOf('cards.1.video')).toEqual(['KEY/two-.mp4', 'KEY/two--96.avif', 'KEY/two--96.webp']);
    expect(addressesOf('cards.2.video')).toEqual(['KEY/three.mp4', 'KEY/three-96.avif', 'KEY/three-96.webp']);
    // The ending's picture of all cards belongs to no line.
    expect(findPagePictures('storyEnding', await makePage('storyEnding', written, project))).toEqual([]);
  });
});
