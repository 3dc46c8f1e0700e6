/**
 * Draws the portraits and the small art again.
 *
 *     node tools/art/portraits/draw.mjs                     everything
 *     node tools/art/portraits/draw.mjs june walt           only these portraits
 *     node tools/art/portraits/draw.mjs --sheet sheet.png   only a contact sheet, to compare them; names can follow
 */
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPortrait } from './kit/portrait.mjs';
import { icon } from './small/icon.mjs';
import { logos } from './small/logos.mjs';
import { pet } from './small/pet.mjs';
import { share } from './small/share.mjs';

const here = new URL('.', import.meta.url);
const media = new URL('../../../content/media/', here);
const harbour = new URL('../../../src/worlds/harbour/', here);

const args = process.argv.slice(2);
const option = args.indexOf('--sheet');
const contactSheet = option === -1 ? null : args.splice(option, 2)[1];
const everyone = (await readdir(new URL('people/', here))).map((file) => file.replace('.mjs', ''));
const names = args.length > 0 ? args : everyone;

// On a contact sheet, people are in the order of the party page.
const order =
  'june pip noor imani soledad mei tess priya birdie andres walt kwame hugh dev kenji luca jamal ernesto'.split(' ');
names.sort((a, b) => order.indexOf(a) - order.indexOf(b));

const pictures = [];
for (const name of names) {
  const { person } = await import(new URL(`people/${name}.mjs`, here));
  // A portrait is drawn at twice its size and reduced, which makes filters and edges finer.
  const picture = await sharp(Buffer.from(drawPortrait(person)), { density: contactSheet ? 72 : 144 })
    .resize(600, 720)
    .png()
    .toBuffer();
  if (contactSheet) pictures.push(picture);
  else
    await sharp(picture)
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toFile(new URL(`portrait-${name}.jpg`, media).pathname);
}
if (contactSheet) await writeContactSheet(pictures, contactSheet);
else if (args.length === 0) await writeSmallArt();

async function writeContactSheet(list, file) {
  const [columns, w, h] = list.length > 6 ? [Math.min(list.length, 9), 210, 252] : [Math.min(list.length, 3), 500, 600];
  const tiles = await Promise.all(list.map((p) => sharp(p).resize(w, h).toBuffer()));
  await sharp({
    create: {
      width: columns * (w + 10),
      height: Math.ceil(list.length / columns) * (h + 10),
      channels: 3,
      background: '#fbf6ec',
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: (i % columns) * (w + 10) + 5,
        top: Math.floor(i / columns) * (h + 10) + 5,
      })),
    )
    .png()
    .toFile(file);
}

async function writeSmallArt() {
  await writeFile(new URL('pet.svg', media), pet);
  for (const [name, logo] of Object.entries(logos)) await writeFile(new URL(`${name}.svg`, media), logo);
  await writeFile(new URL('files/favicon.svg', harbour), icon);
  await writeFile(new URL('share.svg', harbour), share);
}
