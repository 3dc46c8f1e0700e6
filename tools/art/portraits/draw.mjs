/**
 * Draws the portraits and the small art again.
 *
 *     node tools/art/portraits/draw.mjs                     everything
 *     node tools/art/portraits/draw.mjs june walt           only these portraits
 *     node tools/art/portraits/draw.mjs --sheet sheet.png   a contact sheet to judge by; writes nothing else
 */
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sheet } from './kit/sheet.mjs';
import { icon } from './small/icon.mjs';
import { logos } from './small/logos.mjs';
import { pet } from './small/pet.mjs';
import { share } from './small/share.mjs';

const here = new URL('.', import.meta.url);
const media = new URL('../../../content/media/', here);
const harbour = new URL('../../../src/worlds/harbour/', here);

const words = process.argv.slice(2);
const sheetAt = words.indexOf('--sheet');
const contact = sheetAt < 0 ? null : words.splice(sheetAt, 2)[1];
const all = (await readdir(new URL('people/', here))).map((file) => file.replace('.mjs', ''));
const names = words.length > 0 ? words : all;

const order =
  'june pip noor imani soledad mei tess priya birdie andres walt kwame hugh dev kenji luca jamal ernesto'.split(' ');
names.sort((a, b) => order.indexOf(a) - order.indexOf(b));

const pictures = [];
for (const name of names) {
  const { person } = await import(new URL(`people/${name}.mjs`, here));
  // Twice the size, then down: filters and edges come out finer.
  const picture = await sharp(Buffer.from(sheet(person)), { density: contact ? 72 : 144 })
    .resize(600, 720)
    .png()
    .toBuffer();
  if (contact) pictures.push(picture);
  else
    await sharp(picture)
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toFile(new URL(`portrait-${name}.jpg`, media).pathname);
}
if (contact) await contactSheet(pictures, contact);
else if (words.length === 0) await smallArt();

async function contactSheet(list, file) {
  const [columns, w, h] = [
    Math.min(list.length, list.length > 6 ? 9 : 3),
    list.length > 6 ? 210 : 500,
    list.length > 6 ? 252 : 600,
  ];
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

async function smallArt() {
  await writeFile(new URL('pet.svg', media), pet);
  for (const [name, logo] of Object.entries(logos)) await writeFile(new URL(`${name}.svg`, media), logo);
  await writeFile(new URL('files/favicon.svg', harbour), icon);
  await writeFile(new URL('share.svg', harbour), share);
}
