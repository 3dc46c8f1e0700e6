import { createFile, type Movie, MP4BoxBuffer, type Track } from 'mp4box';

/** Tags in which cameras and photo apps store the location. */
const PLACE_TAGS = ['\xA9xyz', 'location.ISO6709', 'loci', 'gps ', 'GPSL', 'GPSC'];

/** H.264 profiles that every browser plays: baseline, main and high, all 8-bit. */
const PLAYED = /^avc1\.(42|4d|64)/i;

/** Even with square pixels, the shown and the stored width may differ by this much, since both are rounded. */
const ROUNDING_PX = 2;

/** 1 in a display matrix, as a 16.16 fixed-point number. */
const ONE = 0x10000;

/** What the site needs to know about a video. */
export type VideoFacts = { width: number; height: number; seconds: number; hasSound: boolean };

/** A video's facts, or why guests must not get it as it is, such as `is truncated`. */
type VideoFindings = { facts: VideoFacts; error: null } | { facts: null; error: string };

/** Reads a video's facts, and checks whether its file is fit for guests: playable anywhere, and free of other data. */
export function inspectVideo(bytes: Buffer): VideoFindings {
  const fail = (error: string): VideoFindings => ({ facts: null, error });
  const movie = readMovie(bytes);
  if (!movie) return fail('is broken or not an MP4');
  const picture = movie.videoTracks[0];
  const sound = movie.audioTracks[0];
  if (!picture) return fail('has no picture');
  if (!PLAYED.test(picture.codec)) return fail(`is encoded as ${picture.codec}`);
  if (sound && !sound.codec.startsWith('mp4a')) return fail(`has sound encoded as ${sound.codec}`);
  if (!startsFast(bytes)) return fail('has its index at the end');
  if (isTruncated(bytes)) return fail('is truncated');
  // Browsers record such films. Their index has no length, so they would count as stills.
  if (movie.isFragmented) return fail('is fragmented');
  if (movie.tracks.length > movie.videoTracks.length + movie.audioTracks.length)
    return fail('has more than picture and sound');
  if (hasLocation(bytes)) return fail('contains its location');
  if (isTransformed(picture)) return fail('is rotated or scaled for display');
  return {
    facts: {
      width: picture.video?.width ?? picture.track_width,
      height: picture.video?.height ?? picture.track_height,
      seconds: Math.round((movie.duration / movie.timescale) * 100) / 100,
      hasSound: sound !== undefined,
    },
    error: null,
  };
}

/** Reads the index; null if the file is broken or not an MP4, which begins with an `ftyp` box. */
function readMovie(bytes: Buffer): Movie | null {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
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

/** Whether the index (`moov`) comes before the media (`mdat`). */
function startsFast(bytes: Buffer): boolean {
  const names = topBoxes(bytes).map(({ name }) => name);
  return names.indexOf('moov') >= 0 && names.indexOf('moov') < names.indexOf('mdat');
}

/** Whether a box claims to reach beyond the end of the file. */
function isTruncated(bytes: Buffer): boolean {
  return topBoxes(bytes).some(({ start, size }) => start + size > bytes.length);
}

/** Whether a location tag is in any box but `mdat`, where a tag's letters may appear by chance. */
function hasLocation(bytes: Buffer): boolean {
  return topBoxes(bytes)
    .filter(({ name }) => name !== 'mdat')
    .map(({ start, size }) => bytes.subarray(start, start + size))
    .some((box) => PLACE_TAGS.some((tag) => box.includes(tag, 0, 'latin1')));
}

/** The boxes of the top level. Each begins with its size in four bytes and its name in four. */
function topBoxes(bytes: Buffer): { name: string; start: number; size: number }[] {
  const boxes = [];
  for (let start = 0; start + 8 <= bytes.length;) {
    // 1 means that a 64-bit size follows the name, 0 that the box is the last.
    const size32 = bytes.readUInt32BE(start);
    const size =
      size32 === 1 && start + 16 <= bytes.length
        ? Number(bytes.readBigUInt64BE(start + 8))
        : size32 || bytes.length - start;
    if (size < 8) break;
    boxes.push({ name: bytes.toString('latin1', start + 4, start + 8), start, size });
    start += size;
  }
  return boxes;
}

/** Whether the picture is shown rotated or scaled (numbers 0, 1, 3 and 4 of the display matrix), or its pixels are not square. */
function isTransformed({ matrix, track_width: shown, video }: Track): boolean {
  const isWidened = video !== undefined && Math.abs(shown - video.width) > ROUNDING_PX;
  return isWidened || matrix[0] !== ONE || matrix[1] !== 0 || matrix[3] !== 0 || matrix[4] !== ONE;
}
