import { askFfmpeg, describeFilm, inputOf } from './ffmpeg.ts';

/** Facts about a film before conversion. */
export type FilmProbe = {
  /** The index of the video track; null if it has only sound. */
  pictureTrack: number | null;
  /** The index of the first readable audio track; null if it has none. */
  soundTrack: number | null;
  seconds: number;
  framesPerSecond: number;
  /** HLG or PQ, as iPhones record. */
  isHdr: boolean;
};

const TRACK = /^\s*Stream #0:(\d+).*?: (Video|Audio): (.*)$/gm;

/** Probes a film; null if it is broken or not a film. */
export async function probeFilm(path: string): Promise<FilmProbe | null> {
  const log = await describeFilm(path);
  const tracks = Array.from(log.matchAll(TRACK), ([, index, kind, how = '']) => ({ index: Number(index), kind, how }));
  if (tracks.length === 0) return null;
  const picture = tracks.find(({ kind, how }) => kind === 'Video' && !/attached pic|^none/.test(how));
  const sound = tracks.find(({ kind, how }) => kind === 'Audio' && !how.startsWith('none'));
  return {
    pictureTrack: picture?.index ?? null,
    soundTrack: sound?.index ?? null,
    seconds: readSeconds(log, /Duration: (\d+):(\d+):([\d.]+)/) || (picture ? await countSeconds(path) : 0),
    framesPerSecond: Number(/ ([\d.]+) fps/.exec(picture?.how ?? '')?.[1] ?? 0),
    isHdr: /arib-std-b67|smpte2084/.test(picture?.how ?? ''),
  };
}

/** The length of a film without one in its header, as browsers record: reads to the end without decoding. */
async function countSeconds(path: string): Promise<number> {
  const log = await askFfmpeg([...inputOf(path), '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-']);
  return readSeconds(log, /.*time=(\d+):(\d+):([\d.]+)/s);
}

function readSeconds(log: string, pattern: RegExp): number {
  const [, hours = 0, minutes = 0, seconds = 0] = pattern.exec(log) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
