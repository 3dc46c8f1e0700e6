/**
 * Draws the story's pictures and films: `node tools/art/draw.mjs` draws all of them, `… 04 17` only those. They go to
 * the content, or to `--out <folder>`. `--sheet <file.png>` only writes a contact sheet, in five or `--columns`
 * columns.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sampleFrame, writeFilm } from './kit/film.mjs';
import { printed, writePhoto } from './kit/print.mjs';
import { BLEED, begin, finish } from './kit/svg.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const MEDIA = join(HERE, '../../content/media');
const [THUMB_W, THUMB_H, GAP] = [350, 400, 14];

const args = process.argv.slice(2);
const option = (name) => (args.includes(name) ? args.splice(args.indexOf(name), 2)[1] : null);
const sheet = option('--sheet');
const out = option('--out') ?? MEDIA;
const columns = Number(option('--columns') ?? 5);

const scenes = [];
for (const file of readdirSync(join(HERE, 'scenes')).toSorted())
  scenes.push(...(await import(`./scenes/${file}`)).scenes);
const wanted = scenes
  .filter((s) => !args.length || args.some((a) => name(s).includes(a)))
  .toSorted((a, b) => a.n - b.n);

if (sheet) await writeSheet(wanted);
else
  for (const scene of wanted) {
    const file = join(out, `${name(scene)}.${scene.still ? 'mp4' : 'jpg'}`);
    await (scene.still ? writeFilm(scene, file) : writePhoto(svgOf(scene), file));
    console.log(file);
  }

function name(scene) {
  return `story-${String(scene.n).padStart(2, '0')}-${scene.slug}`;
}

function svgOf(scene) {
  begin(scene.n);
  return finish(scene.draw(), 980, 1120, BLEED);
}

async function writeSheet(list) {
  const rows = Math.ceil(list.length / columns);
  const tiles = [];
  for (const [i, scene] of list.entries()) {
    const image = scene.still ? await sampleFrame(scene) : await printed(svgOf(scene), 700, 800, 150, BLEED);
    const input = await sharp(await image.png().toBuffer())
      .resize(THUMB_W, THUMB_H)
      .png()
      .toBuffer();
    tiles.push({
      input,
      left: GAP + (i % columns) * (THUMB_W + GAP),
      top: GAP + Math.floor(i / columns) * (THUMB_H + GAP),
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
