/**
 * Fits the flat deck's background, two CSS gradients in `stage.module.css`, to that of `gradient.vert` at rest, and
 * copies the shader's shade and light. Run it after a change to either. `node tools/fit-background.mjs --check` only
 * prints how far they differ, in parts of 255; `tests/unit/story/background.test.ts` fails if that is too far.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import { comparison, inOklab, SIZES, summary } from './background/comparison.mjs';
import { fit } from './background/fit.mjs';
import { readShader } from './background/shader.mjs';
import { readStyles, writeLight, writeStyles } from './background/styles.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const STYLES = join(ROOT, 'src/story/stage/stage.module.css');
const isCheck = process.argv.includes('--check');

const load = async (path) => (await runnerImport(join(ROOT, path), { root: ROOT, logLevel: 'error' })).module;
const { oklabOf } = await load('src/model/colours/oklab.ts');
const { SAMPLE_BACKGROUNDS } = await load('build/make/story/match-colours.ts');
const backgrounds = inOklab(SAMPLE_BACKGROUNDS, oklabOf);
const shader = readShader(readFileSync(join(ROOT, 'shaders/gradient/gradient.vert'), 'utf8'));
const written = readFileSync(STYLES, 'utf8');
const styles = isCheck ? written : writeLight(written, shader);
const numbers = readStyles(styles, shader);

for (const [orientation, sizes] of Object.entries(SIZES)) {
  print(orientation, 'now   ');
  if (isCheck) continue;
  numbers[orientation] = fit(comparison(shader, backgrounds, sizes), numbers[orientation]);
  print(orientation, 'fitted');
}
if (!isCheck) {
  const { code } = await format(
    STYLES,
    writeStyles(styles, numbers),
    JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')),
  );
  writeFileSync(STYLES, code);
}

function print(orientation, when) {
  for (const size of SIZES[orientation]) {
    const { worst, rms } = summary(comparison(shader, backgrounds, [size])(numbers[orientation]));
    console.log(`${when} ${size.width}×${size.height}: worst ${worst.toFixed(1)}, rms ${rms.toFixed(2)} of 255`);
  }
}
