// Makes fifty 900×1200 JPEGs of at most 125 kB: gradients with blobs and film grain. Every run makes the same bytes.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const [WIDTH, HEIGHT, COUNT, MAX_BYTES] = [900, 1200, 50, 125_000];

/** A generator of numbers from 0 to 1 (mulberry32), always the same for a seed. */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function paint(seed) {
  const next = random(seed);
  const colour = () => [next() * 255, next() * 255, next() * 255];
  const [from, to] = [colour(), colour()];
  const blobs = Array.from({ length: 12 }, () => ({
    x: next() * WIDTH,
    y: next() * HEIGHT,
    size: 60 + next() * 220,
    colour: colour(),
  }));
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0, offset = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const t = (x / WIDTH + y / HEIGHT) / 2;
      const pixel = from.map((c, i) => c + (to[i] - c) * t);
      for (const blob of blobs) {
        const nearness = 1 - Math.hypot(x - blob.x, y - blob.y) / blob.size;
        if (nearness > 0) blob.colour.forEach((c, i) => (pixel[i] += (c - pixel[i]) * Math.min(1, nearness * 3) * 0.7));
      }
      const grain = (next() - 0.5) * 26;
      for (const c of pixel) pixels[offset++] = Math.max(0, Math.min(255, c + grain));
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

export async function makeImages(folder) {
  await mkdir(folder, { recursive: true });
  for (let i = 0; i < COUNT; i++) {
    const image = paint(i + 1);
    let jpeg;
    // A binary search for the best quality within the limit.
    for (let low = 20, high = 95; low <= high;) {
      const quality = (low + high) >> 1;
      const trial = await image.clone().jpeg({ quality }).toBuffer();
      if (trial.length > MAX_BYTES) high = quality - 1;
      else [jpeg, low] = [trial, quality + 1];
    }
    await writeFile(`${folder}/${String(i).padStart(2, '0')}.jpg`, jpeg);
  }
}
