import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { readOnce } from '../read-once.ts';

/** How to start ffmpeg, and its version if it is this computer's own; null for the packaged one. */
type Program = { command: readonly [file: string, ...args: string[]]; ownVersion: string | null };

/** Older releases get no security fixes. */
const OLDEST_MAJOR = 5;

/** Features that this computer's ffmpeg needs: the H.264 encoder, and the filter for HDR films. */
const NEEDED = ['--enable-libx264', '--enable-libzimg'];

const PACKAGED: readonly [string, string] = [process.execPath, join(import.meta.dirname, 'ffmpeg-wasm.mjs')];

/** Accepted formats. Others, such as playlists, could make ffmpeg read other files. */
const FORMATS = 'mov,matroska,avi,mpegts,mpeg,mpegvideo,asf,ogg,gif,flv,dv,wav,mp3';

/** The most pixels of a frame, more than in 8K. A small file may claim to have far larger frames. */
const MOST_PIXELS = 40e6;

/** After this many minutes ffmpeg is killed. The packaged one takes one or two for eight seconds of 4K. */
const MOST_MINUTES = 15;

/** The most bytes that ffmpeg may print, such as a still as PNG. */
const MOST_PRINTED_BYTES = 64e6;

let program: Promise<Program> | null = null;

/** Input options that make an untrusted film safe to read: known formats, this one file, limited frame size. */
export function inputOf(path: string): string[] {
  const limits = ['-protocol_whitelist', 'file', '-format_whitelist', FORMATS, '-max_pixels', String(MOST_PIXELS)];
  return [...limits, '-i', path];
}

/** The first frame of a video as PNG, with the same pixels from any release on any computer. */
export async function takeStill(video: string): Promise<Buffer> {
  const exact = ['-sws_flags', 'bitexact+accurate_rnd+full_chroma_int'];
  return runFfmpeg([...inputOf(video), '-frames:v', '1', ...exact, '-f', 'image2pipe', '-c:v', 'png', '-']);
}

/** ffmpeg's log of a film's container, tracks and tags. Cached, since starting ffmpeg takes most of a second. */
export const describeFilm = readOnce((path) => askFfmpeg(inputOf(path)));

/** Runs ffmpeg for its log output. @throws if ffmpeg did not run or was killed, so that no intact film counts as broken */
export async function askFfmpeg(options: readonly string[]): Promise<string> {
  // Without an output file, ffmpeg logs the information and exits with an error.
  const { error, log } = await run(await findProgram(), ['-hide_banner', ...options]);
  if (error && (log === '' || wasKilled(error))) throw error;
  return log;
}

/** Runs ffmpeg. @returns its standard output @throws if ffmpeg fails */
export async function runFfmpeg(options: readonly string[]): Promise<Buffer> {
  const { error, output } = await run(await findProgram(), ['-v', 'error', ...options]);
  if (error) throw error;
  return output;
}

/** Whether ffmpeg failed because of this computer, not the film: it could not start or write, or was killed. */
export function isComputersFault(error: unknown): boolean {
  return error instanceof Error && ('syscall' in error || /no space left/i.test(error.message) || wasKilled(error));
}

/** Whether ffmpeg was killed: by `run`, or by the system if memory runs out. */
export function wasKilled(error: unknown): boolean {
  return error instanceof Error && 'signal' in error && error.signal === 'SIGKILL';
}

/** Describes which ffmpeg converts the films, for `npm run check`. */
export async function describeFfmpeg(): Promise<string> {
  const { ownVersion } = await findProgram();
  return ownVersion === null
    ? `Films are converted by the packaged ffmpeg ${await versionOf(PACKAGED)}. Installing a full ffmpeg ${OLDEST_MAJOR} or later makes this several times faster.`
    : `Films are converted by this computer’s ffmpeg ${ownVersion}.`;
}

/** The version in ffmpeg's banner; null if it is missing or too old, or if ffmpeg lacks a feature. */
export function usableVersion(banner: string): string | null {
  const [, version = '', major = ''] = /^ffmpeg version n?((\d+)\.[\d.]+)/.exec(banner) ?? [];
  return Number(major) >= OLDEST_MAJOR && NEEDED.every((option) => banner.includes(option)) ? version : null;
}

/** The computer's own ffmpeg, which is faster, if it is recent; otherwise the packaged one. */
async function chooseProgram(): Promise<Program> {
  const ownVersion = await versionOf(['ffmpeg']);
  return { command: ownVersion === null ? PACKAGED : ['ffmpeg'], ownVersion };
}

/** The version of a usable ffmpeg; null if it does not start or is not usable. */
async function versionOf(command: Program['command']): Promise<string | null> {
  return usableVersion((await run({ command }, ['-version'])).output.toString());
}

function findProgram(): Promise<Program> {
  return (program ??= chooseProgram());
}

type Ended = { error: Error | null; output: Buffer; log: string };

function run({ command: [file, ...first] }: Pick<Program, 'command'>, options: readonly string[]): Promise<Ended> {
  const limits = { killSignal: 'SIGKILL', maxBuffer: MOST_PRINTED_BYTES } as const;
  return new Promise((done) => {
    const child = execFile(file, [...first, ...options], { ...limits, encoding: 'buffer' }, (error, output, log) => {
      clearInterval(clock);
      done({ error, output, log: log.toString() });
    });
    let minutes = 0;
    // Not the option `timeout`: on some systems it counts the time that the computer sleeps.
    const clock = setInterval(() => {
      minutes += 1;
      if (minutes >= MOST_MINUTES) child.kill('SIGKILL');
    }, 60_000);
  });
}
