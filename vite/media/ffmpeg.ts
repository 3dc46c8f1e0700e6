import { execFile } from 'node:child_process';
import { access, chmod, constants, copyFile, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let program: Promise<string> | null = null;

/** The first frame of a video, as PNG. */
export async function takeStill(video: string): Promise<Buffer> {
  return runFfmpeg(['-i', video, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']);
}

/** What the program tells of a file, or of what else it was asked to do: words for people, in lines. */
export async function askFfmpeg(options: readonly string[]): Promise<string> {
  program ??= findProgram();
  const path = await program;
  // Without a file to write it tells, and then ends with a complaint.
  return new Promise((done) => execFile(path, ['-hide_banner', ...options], (_error, _output, told) => done(told)));
}

/** Runs the program that comes with the project. @returns what it writes out. */
export async function runFfmpeg(options: readonly string[]): Promise<Buffer> {
  program ??= findProgram();
  const path = await program;
  return new Promise((done, fail) => {
    execFile(path, ['-v', 'error', ...options], { encoding: 'buffer', maxBuffer: 64e6 }, (error, output) =>
      error ? fail(error) : done(output),
    );
  });
}

/** The package ships the program, but an install without scripts, or from a zip, may leave it without leave to run. */
async function findProgram(): Promise<string> {
  // A CommonJS package that looks for its binary beside itself: bundling it into the config would break that.
  const { path } = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string };
  if (await mayRun(path)) return path;
  try {
    await chmod(path, 0o755);
    if (await mayRun(path)) return path;
  } catch {
    // Read-only modules: a copy will do.
  }
  const copy = join(await mkdtemp(join(tmpdir(), 'ffmpeg-')), 'ffmpeg');
  await copyFile(path, copy);
  await chmod(copy, 0o755);
  return copy;
}

async function mayRun(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
