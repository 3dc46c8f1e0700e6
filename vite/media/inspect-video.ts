import { createFile, type Movie, MP4BoxBuffer } from 'mp4box';
import { megabytes } from './inspect-photo.ts';

const WARN_BYTES = 600e3;
const MAX_BYTES = 8e6;

/** Where cameras and photo apps write down the place. */
const PLACE_TAGS = ['\xA9xyz', 'location.ISO6709', 'loci', 'gps ', 'GPSL', 'GPSC'];

/** What the site needs to know of a video. */
export type VideoFacts = { width: number; height: number; seconds: number; hasSound: boolean };

/** A look into a video: its facts, or what is wrong; a warning stands beside the facts. */
export type VideoFindings = { facts: VideoFacts | null; error: string | null; warning: string | null };

/** Checks an MP4 for codecs, order, size and place tags. */
export function inspectVideo(name: string, bytes: Buffer): VideoFindings {
  const fail = (what: string): VideoFindings => ({
    facts: null,
    error: `${what} Mend it with: ${mend(name)}`,
    warning: null,
  });
  const movie = readMovie(bytes);
  if (!movie) return fail(`"${name}" is broken or no MP4.`);
  const picture = movie.videoTracks[0];
  const sound = movie.audioTracks[0];
  if (!picture) return fail(`"${name}" holds no picture.`);
  if (!picture.codec.startsWith('avc1'))
    return fail(`"${name}" is coded as ${picture.codec}, which not all phones play; H.264 is needed.`);
  if (sound && !sound.codec.startsWith('mp4a'))
    return fail(`The sound of "${name}" is coded as ${sound.codec}; AAC is needed.`);
  if (!startsFast(bytes))
    return fail(`"${name}" keeps its index at the end, so it would only play once all of it is there.`);
  if (bytes.length > MAX_BYTES)
    return fail(`"${name}" has ${megabytes(bytes.length)} MB; ${megabytes(MAX_BYTES)} is the most.`);
  if (movie.tracks.length > movie.videoTracks.length + movie.audioTracks.length)
    return fail(`"${name}" holds more than picture and sound; some cameras keep there where they have been.`);
  if (tellsPlace(bytes)) return fail(`"${name}" tells where it was taken, which guests could read.`);
  const facts: VideoFacts = {
    width: picture.video?.width ?? picture.track_width,
    height: picture.video?.height ?? picture.track_height,
    seconds: Math.round((movie.duration / movie.timescale) * 100) / 100,
    hasSound: sound !== undefined,
  };
  const heavy = bytes.length > WARN_BYTES;
  const kilobytes = Math.round(bytes.length / 1e3);
  const warning = heavy
    ? `"${name}" has ${kilobytes} kB; 600 or fewer start faster. Shorter or smaller: ${mend(name)}`
    : null;
  return { facts, error: null, warning };
}

/** The command that makes any video fit. */
function mend(name: string): string {
  const stem = name.replace(/\.\w+$/, '');
  return (
    `ffmpeg -i ${name} -vf scale=720:-2 -c:v libx264 -crf 27 -preset slow -pix_fmt yuv420p -c:a aac -b:a 96k ` +
    `-sn -map_metadata -1 -movflags +faststart ${stem}-web.mp4`
  );
}

function readMovie(bytes: Buffer): Movie | null {
  const file = createFile();
  let movie: Movie | null = null;
  file.onReady = (info) => (movie = info);
  try {
    file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(bytes).buffer, 0));
    file.flush();
  } catch {
    return null;
  }
  return movie;
}

/** Whether the index (`moov`) stands before the pictures (`mdat`). */
function startsFast(bytes: Buffer): boolean {
  const names = topBoxes(bytes).map(({ name }) => name);
  return names.indexOf('moov') >= 0 && names.indexOf('moov') < names.indexOf('mdat');
}

/** A tag's letters may turn up in pictures by chance; all else counts. */
function tellsPlace(bytes: Buffer): boolean {
  return topBoxes(bytes)
    .filter(({ name }) => name !== 'mdat')
    .map(({ start, size }) => bytes.subarray(start, start + size))
    .some((box) => PLACE_TAGS.some((tag) => box.includes(tag, 0, 'latin1')));
}

function topBoxes(bytes: Buffer): { name: string; start: number; size: number }[] {
  const boxes = [];
  for (let start = 0; start + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(start);
    const size =
      short === 1 && start + 16 <= bytes.length
        ? Number(bytes.readBigUInt64BE(start + 8))
        : short || bytes.length - start;
    if (size < 8) break;
    boxes.push({ name: bytes.toString('latin1', start + 4, start + 8), start, size });
    start += size;
  }
  return boxes;
}
