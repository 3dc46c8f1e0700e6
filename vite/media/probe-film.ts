import { askFfmpeg } from './ffmpeg.ts';

/** What a film of any kind holds, before it is converted. */
export type FilmProbe = {
  /** The number of its picture's track; null where it has sound alone. */
  picture: number | null;
  /** That of the first sound that can be read; null where it is silent. */
  sound: number | null;
  seconds: number;
  framesPerSecond: number;
  /** Its light is written for bright screens (HLG or PQ), as iPhones do. */
  isHdr: boolean;
};

const TRACK = /^\s*Stream #0:(\d+).*?: (Video|Audio): (.*)$/gm;

/** Looks into a film; null where it is broken or none. */
export async function probeFilm(path: string): Promise<FilmProbe | null> {
  const told = await askFfmpeg(['-i', path]);
  const tracks = Array.from(told.matchAll(TRACK), ([, index, kind, how = '']) => ({ index: Number(index), kind, how }));
  if (tracks.length === 0) return null;
  const picture = tracks.find(({ kind, how }) => kind === 'Video' && !/attached pic|^none/.test(how));
  const sound = tracks.find(({ kind, how }) => kind === 'Audio' && !how.startsWith('none'));
  return {
    picture: picture?.index ?? null,
    sound: sound?.index ?? null,
    seconds: readSeconds(told, /Duration: (\d+):(\d+):([\d.]+)/) || (picture ? await countSeconds(path) : 0),
    framesPerSecond: Number(/ ([\d.]+) fps/.exec(picture?.how ?? '')?.[1] ?? 0),
    isHdr: /arib-std-b67|smpte2084/.test(picture?.how ?? ''),
  };
}

/** For films that do not say how long they are, as browsers record them: to the end, without decoding. */
async function countSeconds(path: string): Promise<number> {
  const told = await askFfmpeg(['-i', path, '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-']);
  return readSeconds(told, /.*time=(\d+):(\d+):([\d.]+)/s);
}

function readSeconds(told: string, pattern: RegExp): number {
  const [, hours = 0, minutes = 0, seconds = 0] = pattern.exec(told) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
