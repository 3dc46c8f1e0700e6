/**
 * ffmpeg as WebAssembly, with ffmpeg's own arguments: `node ffmpeg-wasm.mjs -i film.mov … /tmp/film.mp4`. The output is
 * an absolute path, or `-`. ffmpeg sees no files except its inputs and cannot change them, so a hostile film can do
 * no harm; the output is written after ffmpeg succeeds.
 */
import { existsSync, openSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, isAbsolute } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// The package expects a web worker.
globalThis.self = globalThis;
globalThis.location = { href: '' };
// Returns the bytes of a slice, which `blobOf` below has already read.
globalThis.FileReaderSync = class {
  readAsArrayBuffer({ bytes }) {
    return bytes;
  }
};
// Without WebSocket, Emscripten cannot open sockets.
delete globalThis.WebSocket;

/** A file for the package to read in chunks: a film may be larger than memory. */
function blobOf(path) {
  const file = openSync(path, 'r');
  return {
    size: statSync(path).size,
    slice(start, end) {
      const bytes = Buffer.alloc(end - start);
      const size = readSync(file, bytes, 0, bytes.length, start);
      return { size, bytes: bytes.subarray(0, size) };
    },
  };
}

// Halves the time to start: most of the package's 32 MB never runs.
setFlagsFromString('--wasm-lazy-validation');
// Optimises only code that runs for long. Otherwise compiling takes most of the time of a probe or a short film.
setFlagsFromString('--wasm-tiering-budget=100000000');

const require = createRequire(import.meta.url);
const wasmBinary = await readFile(require.resolve('@ffmpeg/core/wasm'));
const core = await require('@ffmpeg/core')({ wasmBinary });
// The package ends every run, successful or not, by aborting, and logs that.
core.setLogger(({ type, message }) => {
  if (message !== 'Aborted()') writeSync(type === 'stdout' ? 1 : 2, `${message}\n`);
});

const args = process.argv.slice(2);
const blobs = [];
// ffmpeg sees the input files in `/in`. It reports a missing one itself.
const innerArgs = args.map((arg, index) => {
  if (args[index - 1] !== '-i' || !existsSync(arg)) return arg;
  const name = blobs.length + extname(arg);
  blobs.push({ name, data: blobOf(arg) });
  return `/in/${name}`;
});
core.FS.mkdir('/in');
core.FS.mount(core.FS.filesystems.WORKERFS, { blobs }, '/in');

// The last argument is the output unless it is an input or an option, such as `-version`.
const into = args.at(-1) ?? '';
const hasOutput = args.at(-2) !== '-i' && (into === '-' || isAbsolute(into));
const output = `/output${extname(into)}`;
if (hasOutput) innerArgs.splice(-1, 1, output);

process.exitCode = core.exec(...innerArgs);
if (hasOutput && process.exitCode === 0 && core.FS.analyzePath(output).exists) {
  const made = core.FS.readFile(output);
  if (into === '-') process.stdout.write(made);
  else writeFileSync(into, made);
}
