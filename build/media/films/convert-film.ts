import { inputOf, isComputersFault, runFfmpeg } from './ffmpeg.ts';
import type { FilmPart } from './film-part.ts';
import type { FilmProbe } from './probe-film.ts';

/**
 * Longer films are cut: guests look at a card for a few seconds, and films loop. `content/README.md` and the desk's
 * `change-picture.ts` and `inspect-upload.ts` spell the number out.
 */
export const LONGEST_SECONDS = 8;
/** The most pixels across a film: phones show no more across a card. */
export const WIDEST_PX = 720;
/** Films with more frames per second lose some. */
const MOST_FRAMES_PER_SECOND = 30;

const H264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-crf', '26', '-pix_fmt', 'yuv420p'];
/** Bitrate limit: about a megabyte for eight seconds. */
const LIMITED = ['-maxrate', '1000k', '-bufsize', '2000k'];
const AAC = ['-c:a', 'aac', '-b:a', '96k', '-ac', '2'];
/** Removes metadata (also locations), chapters and other tracks; puts the index first, so that films start early. */
const STRIPPED = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn', '-movflags', '+faststart'];

/** ffmpeg's filters for rotations, by degrees clockwise. */
const ROTATIONS: Partial<Record<number, string[]>> = {
  90: ['transpose=clock'],
  180: ['hflip', 'vflip'],
  270: ['transpose=cclock'],
};

/** Tone mapping from HDR to SDR. */
const TONES =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p';

/** Converts any film with a video track to an MP4 that every browser plays: upright, small, eight seconds at most. */
export async function convertFilm(path: string, probe: FilmProbe, part: FilmPart, into: string): Promise<void> {
  if (!probe.isHdr) return convert(path, probe, part, [], into);
  try {
    await convert(path, probe, part, [TONES], into);
  } catch (error) {
    if (isComputersFault(error)) throw error;
    // These filters reject some HDR formats. A pale film is better than no film.
    await convert(path, probe, part, [], into);
  }
}

async function convert(
  path: string,
  { pictureTrack, soundTrack, framesPerSecond }: FilmProbe,
  { startSeconds, focus, turn: { rotate = 0, zoom = 1 } = {} }: FilmPart,
  tones: readonly string[],
  into: string,
): Promise<void> {
  const filters = [
    // Phones record at about 30, such as 30.02.
    ...(framesPerSecond > MOST_FRAMES_PER_SECOND + 1 ? [`fps=${MOST_FRAMES_PER_SECOND}`] : []),
    // Makes pixels square.
    'scale=iw*sar:ih,setsar=1',
    ...(ROTATIONS[rotate] ?? []),
    ...(zoom > 1 ? [`crop=iw/${zoom}:ih/${zoom}:(iw-ow)*${focus.x}:(ih-oh)*${focus.y}`] : []),
    // Most cards show an upright film, so crop a wide one to a square before scaling: that keeps it sharp.
    `crop=min(iw\\,ih):ih:(iw-ow)*${focus.x}:0`,
    // H.264 needs even sizes.
    `scale=trunc(min(${WIDEST_PX}\\,iw)/2)*2:-2`,
    ...tones,
  ];
  const from = startSeconds > 0 ? ['-ss', String(startSeconds)] : [];
  const input = [...from, ...inputOf(path), '-t', String(LONGEST_SECONDS)];
  const sounds = soundTrack === null ? [] : ['-map', `0:${soundTrack}`, ...AAC];
  const pictures = ['-map', `0:${pictureTrack}`, '-vf', filters.join(','), ...H264, ...LIMITED];
  await runFfmpeg(['-y', ...input, ...pictures, ...sounds, ...STRIPPED, into]);
}
