import { mkdir, readFile, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Project } from '../../../../build/read/project.ts';
import { listMedia } from '../../../../desk/server/media/media-list.ts';
import { isTrashed, restore, trash } from '../../../../desk/server/media/trash.ts';
import { makeThumbnail } from '../../../../desk/server/media/thumbnail.ts';
import { fixture, photo, newProject, drop, media } from '../../../fixtures/media-project.ts';

describe('the media folder', () => {
  const cards = `cards:
  - { date: June 2017, caption: One, photo: used.jpg }
  - { date: July 2017, caption: Two, video: film.mp4 }
`;
  let project: Project;
  beforeEach(async () => {
    const used = await photo().toBuffer();
    const files = {
      'used.jpg': used,
      'film.mp4': await fixture('fast.mp4'),
      'old.jpg': await photo(500, 500).toBuffer(),
    };
    project = await newProject({ ...files, 'notes.txt': Buffer.from('ours'), '.DS_Store': used }, cards);
  });

  test('is listed, with whether each file is used', async () => {
    expect((await project.read()).mistakes.map(({ message }) => message)).toEqual([]);
    expect(await listMedia(project)).toEqual([
      { name: 'film.mp4', kind: 'video', bytes: (await fixture('fast.mp4')).length, isUsed: true },
      { name: 'old.jpg', kind: 'photo', bytes: (await photo(500, 500).toBuffer()).length, isUsed: false },
      { name: 'used.jpg', kind: 'photo', bytes: (await photo().toBuffer()).length, isUsed: true },
    ]);
  });

  test('is listed without links that lead nowhere', async () => {
    await symlink('/nowhere.jpg', join(project.mediaFolder, 'broken.jpg'));
    expect((await listMedia(project)).map(({ name }) => name)).toEqual(['film.mp4', 'old.jpg', 'used.jpg']);
  });

  test('loses only unused files, and gets their latest versions back', async () => {
    for (const name of ['used.jpg', '../story.yaml', 'nothing.jpg', 'notes.txt', '.DS_Store'])
      expect(await trash(project, ['old.jpg', name])).toMatch(/\w/);
    expect(await media(project)).toContain('old.jpg');

    // The trash has two versions of one name; the latest is restored.
    const second = await photo(600, 600).toBuffer();
    expect(await trash(project, ['old.jpg'])).toBeNull();
    expect(await media(project)).not.toContain('old.jpg');
    await writeFile(join(project.mediaFolder, 'old.jpg'), second);
    project.invalidate();
    expect(await restore(project, ['old.jpg'])).toMatch(/another/);
    expect(await trash(project, ['old.jpg'])).toBeNull();
    await writeFile(join(project.root, '.our-story/trash/old.jpg/.DS_Store'), '');
    // A folder is not listed but is in the way, like a name in another case on macOS.
    await mkdir(join(project.mediaFolder, 'old.jpg'));
    expect(await restore(project, ['old.jpg'])).toMatch(/another/);
    await rmdir(join(project.mediaFolder, 'old.jpg'));
    expect(await restore(project, ['old.jpg'])).toBeNull();
    expect(await readFile(join(project.mediaFolder, 'old.jpg'))).toEqual(second);

    // Nothing is restored by a name that is not in the trash.
    expect(await trash(project, ['old.jpg'])).toBeNull();
    for (const name of ['nothing.jpg', '../trash', '..', '']) expect(await restore(project, [name])).toMatch(/\w/);
    expect(await restore(project, ['old.jpg'])).toBeNull();
    expect(await restore(project, ['old.jpg'])).toMatch(/\w/);
    expect(await readFile(join(project.mediaFolder, 'old.jpg'))).toEqual(second);
  });

  test('gets files back without the cache, and those that earlier versions removed into it', async () => {
    const second = await photo(600, 600).toBuffer();
    const former = join(project.cacheFolder, 'edit/trash/old.jpg');
    await mkdir(former, { recursive: true });
    await rename(join(project.mediaFolder, 'old.jpg'), join(former, '1'));
    await writeFile(join(project.mediaFolder, 'old.jpg'), second);
    expect(await trash(project, ['old.jpg'])).toBeNull();
    expect(await readFile(join(project.root, '.our-story/.gitignore'), 'utf8')).toBe('*\n');
    expect(isTrashed(project, 'old.jpg')).toBe(true);
    await rename(project.cacheFolder, `${project.cacheFolder}-away`);
    expect(await restore(project, ['old.jpg'])).toBeNull();
    expect(await readFile(join(project.mediaFolder, 'old.jpg'))).toEqual(second);

    await rename(`${project.cacheFolder}-away`, project.cacheFolder);
    await rm(join(project.mediaFolder, 'old.jpg'));
    expect(isTrashed(project, 'old.jpg')).toBe(true);
    expect(await restore(project, ['old.jpg'])).toBeNull();
    expect(await readFile(join(project.mediaFolder, 'old.jpg'))).toEqual(await photo(500, 500).toBuffer());
    expect(isTrashed(project, 'old.jpg')).toBe(false);
  });

  test('loses no file while the content is unreadable', async () => {
    const broken = await newProject({ 'old.jpg': await photo().toBuffer() }, 'cards: [');
    expect(await listMedia(broken)).toMatchObject([{ name: 'old.jpg', isUsed: null }]);
    expect(await trash(broken, ['old.jpg'])).toMatch(/may be used/);
  });

  test('has an upright thumbnail of every photo and film', async () => {
    const sizes = async (name: string, options?: { size?: string; start?: string }) => {
      const made = await makeThumbnail(project, name, options);
      if (!made) return null;
      const { format, width, height } = await sharp(made).metadata();
      return [format, width, height].join(' ');
    };
    await drop(project, 'turned.heic', await fixture('turned.heic'));
    await drop(project, 'lying.jpg', await photo(900, 600).withMetadata({ orientation: 6 }).toBuffer());
    await writeFile(join(project.mediaFolder, 'clip.mov'), await fixture('iphone.mov'));
    await drop(project, 'drawn.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'));
    expect(await sizes('turned.heic')).toBe('webp 267 320');
    expect(await sizes('lying.jpg')).toBe('webp 213 320');
    expect(await sizes('lying.jpg', { size: '1280' })).toBe('webp 600 900');
    expect(await sizes('clip.mov', { start: '0:01' })).toBe('webp 256 320');
    expect(await sizes('drawn.svg')).toBe('webp 320 160');
    for (const name of ['../story.yaml', 'notes.txt', 'nothing.jpg']) expect(await sizes(name)).toBeNull();
  });
});
