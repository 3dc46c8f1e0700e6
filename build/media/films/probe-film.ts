import { askFfmpeg, describeFilm, inputOf } from './ffmpeg.ts';

/** Facts about a film before conversion. */
export type FilmProbe = {
  /** The index of the first readable video track that is not a cover picture; null if the film has none. */
  pictureTrack: number | null;
  /** The index of the first readable audio track; null if the film has none. */
  soundTrack: number | null;
  /** 0 if unknown. */
  seconds: number;
  /** 0 if unknown. */
  framesPerSecond: number;
  /** Whether its brightness is encoded as HLG or PQ. iPhones record such films. */
  isHdr: boolean;
};

/** A track in ffmpeg's log: its index, its kind, and details such as its codec. */
const TRACK = /^\s*Stream #0:(\d+).*?: (Video|Audio): (.*)$/gm;

/** Probes a film; null if the file has no track, as when it is broken or not a film. */
export async function probeFilm(path: string): Promise<FilmProbe | null> {
  const log = await describeFilm(path);
  const tracks = Array.from(log.matchAll(TRACK), ([, index, kind, details = '']) => ({
    index: Number(index),
    kind,
    details,
  }));
  if (tracks.length === 0) return null;
  const picture = tracks.find(({ kind, details }) => kind === 'Video' && !/attached pic|^none/.test(details));
  const sound = tracks.find(({ kind, details }) => kind === 'Audio' && !details.startsWith('none'));
  return {
    pictureTrack: picture?.index ?? null,
    soundTrack: sound?.index ?? null,
    seconds:
      readSeconds(log, /Duration: (\d+):(\d+):([\d.]+)/) || (picture ? await countSeconds(path, picture.index) : 0),
    framesPerSecond: Number(/ ([\d.]+) fps/.exec(picture?.details ?? '')?.[1] ?? 0),
    isHdr: /arib-std-b67|smpte2084/.test(picture?.details ?? ''),
  };
}

/** The length of a film whose header has none, such as a browser's recording. Reads it to its end without decoding. */
async function countSeconds(path: string, pictureTrack: number): Promise<number> {
  const log = await askFfmpeg([...inputOf(path), '-map', `0:${pictureTrack}`, '-c', 'copy', '-f', 'null', '-']);
  // The last of ffmpeg's reports of its progress.
  return readSeconds(log, /.*time=(\d+):(\d+):([\d.]+)/s);
}

/** The seconds of the time that a pattern finds in hours, minutes and seconds; 0 if it finds none. */
function readSeconds(log: string, pattern: RegExp): number {
  const [, hours = 0, minutes = 0, seconds = 0] = pattern.exec(log) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
