/**
 * Draws the story's pictures and films into the content, or into `--out <folder>`. `node tools/art/draw.mjs` draws all
 * of them, `node tools/art/draw.mjs 04 17` only files whose names contain 04 or 17. With `--sheet <file.png>` it writes
 * only a contact sheet, in five columns or in `--columns <number>`.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sampleFrame, writeFilm } from './kit/film.mjs';
import { PHOTO_H, PHOTO_W, printed, writePhoto } from './kit/print.mjs';
import { BLEED, begin, finish } from './kit/svg.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const MEDIA = join(HERE, '../../content/media');
/** The size of a picture on the contact sheet, and the gap between two, px. */
const [THUMB_W, THUMB_H, GAP] = [350, 400, 14];

const args = process.argv.slice(2);
/** Removes an option from the arguments, which then contain only parts of file names. @returns its value, or null */
const option = (name) => (args.includes(name) ? args.splice(args.indexOf(name), 2)[1] : null);
const sheet = option('--sheet');
const out = option('--out') ?? MEDIA;
const columns = Number(option('--columns') ?? 5);

const scenes = [];
for (const file of readdirSync(join(HERE, 'scenes')).toSorted())
  scenes.push(...(await import(`./scenes/${file}`)).scenes);
const wanted = scenes
  .filter((scene) => !args.length || args.some((part) => nameOf(scene).includes(part)))
  .toSorted((a, b) => a.n - b.n);

if (sheet) await writeSheet(wanted);
else
  for (const scene of wanted) {
    // Only a film has `still`, which draws the ground behind its moving parts.
    const file = join(out, `${nameOf(scene)}.${scene.still ? 'mp4' : 'jpg'}`);
    await (scene.still ? writeFilm(scene, file) : writePhoto(svgOf(scene), file));
    console.log(file);
  }

function nameOf(scene) {
  return `story-${String(scene.n).padStart(2, '0')}-${scene.slug}`;
}

function svgOf(scene) {
  begin(scene.n);
  return finish(scene.draw(), PHOTO_W, PHOTO_H, BLEED);
}

async function writeSheet(sheetScenes) {
  const rows = Math.ceil(sheetScenes.length / columns);
  const tiles = [];
  for (const [index, scene] of sheetScenes.entries()) {
    const image = scene.still
      ? await sampleFrame(scene)
      : await printed(svgOf(scene), 2 * THUMB_W, 2 * THUMB_H, { bleed: BLEED });
    const input = await sharp(await image.png().toBuffer())
      .resize(THUMB_W, THUMB_H)
      .png()
      .toBuffer();
    tiles.push({
      input,
      left: GAP + (index % columns) * (THUMB_W + GAP),
      top: GAP + Math.floor(index / columns) * (THUMB_H + GAP),
    });
  }
  await sharp({
    create: {
      width: columns * (THUMB_W + GAP) + GAP,
      height: rows * (THUMB_H + GAP) + GAP,
      channels: 3,
      background: '#fffaf0',
    },
  })
    .composite(tiles)
    .png()
    .toFile(sheet);
}
