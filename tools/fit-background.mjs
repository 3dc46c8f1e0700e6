/**
 * Fits the flat deck's background, two CSS gradients in `stage.module.css`, to the scene's in `gradient.vert` at rest,
 * and copies the shader's shade and lamps into the style sheet. Run it after a change of either file or of
 * `SAMPLE_BACKGROUNDS`. With `--check` it only prints how far both backgrounds differ, in 255ths;
 * `tests/unit/story/background.test.ts` fails if that is too far.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import { createComparison, inOklab, SIZES, summary } from './background/comparison.mjs';
import { fit } from './background/fit.mjs';
import { readShader } from './background/shader.mjs';
import { readStyles, writeLight, writeStyles } from './background/styles.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const STYLES = join(ROOT, 'src/story/stage/stage.module.css');
const isCheckOnly = process.argv.includes('--check');

const loadModule = async (path) => (await runnerImport(join(ROOT, path), { root: ROOT, logLevel: 'error' })).module;
const { oklabOf } = await loadModule('src/model/colours/oklab.ts');
const { SAMPLE_BACKGROUNDS } = await loadModule('build/make/story/match-colours.ts');
const backgrounds = inOklab(SAMPLE_BACKGROUNDS, oklabOf);
const shader = readShader(readFileSync(join(ROOT, 'shaders/gradient/gradient.vert'), 'utf8'));
const current = readFileSync(STYLES, 'utf8');
const styles = isCheckOnly ? current : writeLight(current, shader);
const numbers = readStyles(styles, shader);

for (const [orientation, sizes] of Object.entries(SIZES)) {
  printDifference(orientation, 'now   ');
  if (isCheckOnly) continue;
  numbers[orientation] = fit(createComparison(shader, backgrounds, sizes), numbers[orientation]);
  printDifference(orientation, 'fitted');
}
if (!isCheckOnly) {
  const { code } = await format(
    STYLES,
    writeStyles(styles, numbers),
    JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')),
  );
  writeFileSync(STYLES, code);
}

function printDifference(orientation, label) {
  for (const size of SIZES[orientation]) {
    const { worst, rms } = summary(createComparison(shader, backgrounds, [size])(numbers[orientation]));
    console.log(`${label} ${size.width}×${size.height}: worst ${worst.toFixed(1)}, rms ${rms.toFixed(2)} of 255`);
  }
}
