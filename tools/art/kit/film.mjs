/** Makes short films (MP4 with H.264 and AAC): a still ground, drawn once; moving parts, drawn for each frame; and sound. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { printed } from './print.mjs';
import { wav } from './sound.mjs';
import { begin, finish } from './svg.mjs';

const FPS = 24;
const [WIDTH, HEIGHT] = [560, 640];

/** One frame as raw RGB: the moving parts at time `t` (0–1 of the film) over the still picture `ground`. */
const frameOf = async (scene, ground, t) => {
  begin(scene.n);
  const svg = finish(scene.moving(t), WIDTH, HEIGHT);
  return sharp(ground, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
};
/** The film's still picture, with paper grain, as raw RGB. */
const groundOf = async (scene) => {
  begin(scene.n);
  return (await printed(finish(scene.still(), WIDTH, HEIGHT), WIDTH, HEIGHT, { strength: 70 })).raw().toBuffer();
};

/** One frame of the film as a sharp image, for contact sheets. */
export const sampleFrame = async (scene) =>
  sharp(await frameOf(scene, await groundOf(scene), 0.3), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

/** Writes the film of a scene `{ n, seconds, still(), moving(t), sound(seconds), crf? }`; a lower `crf` is sharper. */
export const writeFilm = async (scene, file) => {
  const dir = mkdtempSync(join(tmpdir(), 'film-'));
  const sound = join(dir, 'sound.wav');
  writeFileSync(sound, wav(scene.sound(scene.seconds)));
  const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FPS} -i -`;
  const video = `-c:v libx264 -preset slow -crf ${scene.crf ?? 26} -pix_fmt yuv420p`;
  const output = `${video} -c:a aac -b:a 72k -t ${scene.seconds} -map_metadata -1 -movflags +faststart`;
  // The paths may contain spaces.
  const options = [...`-y -loglevel error ${input} -i`.split(' '), sound, ...output.split(' '), file];
  const ffmpeg = spawn('ffmpeg', options, { stdio: ['pipe', 'inherit', 'inherit'] });
  const done = new Promise((resolve, reject) =>
    ffmpeg.on('close', (code) => (code ? reject(new Error(`ffmpeg ended with ${code}`)) : resolve())),
  );
  const ground = await groundOf(scene);
  const count = Math.round(scene.seconds * FPS);
  for (let index = 0; index < count; index++) {
    const frame = await frameOf(scene, ground, index / count);
    if (!ffmpeg.stdin.write(frame)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
  }
  ffmpeg.stdin.end();
  await done;
  rmSync(dir, { recursive: true });
};
