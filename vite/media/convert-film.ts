import { runFfmpeg } from './ffmpeg.ts';
import type { FilmProbe } from './probe-film.ts';

/** A longer film is cut: a card is looked at for a few seconds, and then the film begins again. */
export const LONGEST_SECONDS = 8;
/** More than phones show on a card is weight. */
export const WIDEST_PX = 720;
/** A film faster than this is thinned out. */
const MOST_FRAMES_PER_SECOND = 30;

/** What is kept of a film: where it starts, and what must stay in view where its sides are cut off. */
export type FilmPart = { startSeconds: number; focus: { x: number; y: number } };

const H264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-crf', '26', '-pix_fmt', 'yuv420p'];
/** The most that a restless film weighs: about a megabyte for eight seconds. */
const LIMITED = ['-maxrate', '1000k', '-bufsize', '2000k'];
const AAC = ['-c:a', 'aac', '-b:a', '96k', '-ac', '2'];
/** No tags, the place among them, no chapters, no further tracks; the index first, so that it plays before it is there. */
const BARE = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn', '-movflags', '+faststart'];

/** From bright screens' light to what all screens show. */
const TONES =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p';

/** Writes a film of any kind as an MP4 that every browser plays: upright, small, eight seconds at most. */
export async function convertFilm(path: string, probe: FilmProbe, part: FilmPart, into: string): Promise<void> {
  if (!probe.isHdr) return convert(path, probe, part, [], into);
  try {
    await convert(path, probe, part, [TONES], into);
  } catch {
    // The program of some systems lacks these filters. A paler film is better than none.
    await convert(path, probe, part, [], into);
  }
}

async function convert(
  path: string,
  { picture, sound, framesPerSecond }: FilmProbe,
  { startSeconds, focus }: FilmPart,
  tones: readonly string[],
  into: string,
): Promise<void> {
  const filters = [
    ...(framesPerSecond > MOST_FRAMES_PER_SECOND + 1 ? [`fps=${MOST_FRAMES_PER_SECOND}`] : []),
    'scale=iw*sar:ih,setsar=1',
    // No card is wider than high: of a wide film the middle, or what is in focus, is as sharp as an upright one.
    `crop=min(iw\\,ih):ih:(iw-ow)*${focus.x}:0`,
    `scale=trunc(min(${WIDEST_PX}\\,iw)/2)*2:-2`,
    ...tones,
  ];
  const from = startSeconds > 0 ? ['-ss', String(startSeconds)] : [];
  const input = [...from, '-i', path, '-t', String(LONGEST_SECONDS)];
  const sounds = sound === null ? [] : ['-map', `0:${sound}`, ...AAC];
  const pictures = ['-map', `0:${picture}`, '-vf', filters.join(','), ...H264, ...LIMITED];
  await runFfmpeg(['-y', ...input, ...pictures, ...sounds, ...BARE, into]);
}
