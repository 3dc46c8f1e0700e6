/**
 * Checks that the files of the couple's site, as the tests build it, work in the oldest supported browsers
 * (`browserslist` in package.json): the syntax and built-ins of scripts, inline ones too, by MDN's data, and styles by
 * caniuse's. A newer feature needs a fallback or `@supports`, or a reason below why its absence does no harm.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import DoIUse from 'doiuse';
import esCheck from 'es-check';
import postcss from 'postcss';
import { OWN } from '../tests/serve.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, OWN.outDir);
const { browserslist } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Built-ins that three detects before it uses them, by es-check's names. */
const DETECTED = ['Float16Array'];

/** Style features that some of these browsers ignore, by caniuse's names: what guests lose or get instead, or where. */
const HARMLESS = {
  'css-container-queries': 'the layout of a narrow column',
  'css-container-query-units': 'as above: used only in container queries',
  'css-content-visibility': 'an answer that opens at once',
  'css-has': 'paper behind the evening, and a menu that appears a little later',
  'css-overscroll-behavior': 'the bounce at the end of a page, as everywhere',
  'css-paged-media': "the printer's own margins",
  'css-scrollbar': "the system's scrollbar",
  'css-selection': "the system's colour of selected text",
  'css-touch-action': 'where there is no touch, as on a Mac',
  'css3-cursors': 'where there is no cursor, as on a phone',
  'css3-cursors-grab': 'as above',
  'text-size-adjust': 'text as the system sets it',
};

const pages = readdirSync(DIST).filter((name) => name.endsWith('.html'));
const inPages = (tag) =>
  pages.flatMap((name) =>
    [...readFileSync(join(DIST, name), 'utf8').matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, text = ''], index) => ({ name: `${name}-${index}`, text }),
    ),
  );
const assetsOf = (ending) => readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith(ending));

function scriptFaults() {
  // es-check reads only files.
  const folder = join(ROOT, 'node_modules/.cache/served');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of inPages('script')) writeFileSync(join(folder, `${name}.js`), text);
  const { errors } = esCheck.runChecks([
    {
      // Not the folders of other languages, which have the same scripts with other words.
      files: [join(DIST, '*.js'), join(DIST, 'assets/*.js'), join(folder, '*.js')],
      module: true,
      checkBrowser: true,
      checkFeatures: true,
      browserslistQuery: browserslist.join(', '),
      ignore: DETECTED.join(),
      noCache: true,
    },
  ]);
  return errors.map(({ file, err }) => `${file}: ${err.message}`);
}

async function styleFaults() {
  const faults = [];
  const onFeatureUsage = ({ feature, featureData, usage }) => {
    // A partly supported feature is not `missing`; usually we do not use the missing part.
    if (featureData.missing && !(feature in HARMLESS) && !hasFallback(usage))
      faults.push(`${usage.toString().slice(0, 80)}: ${featureData.title} (${feature}), not in ${featureData.missing}`);
  };
  const check = postcss(new DoIUse({ browsers: browserslist, onFeatureUsage }));
  const sheets = assetsOf('.css').map((name) => ({ name, text: readFileSync(join(DIST, 'assets', name), 'utf8') }));
  for (const { name, text } of [...sheets, ...inPages('style')]) await check.process(text, { from: name });
  return [...new Set(faults)];
}

/** Whether a declaration is in `@supports`, or follows one of the same property. */
function hasFallback(usage) {
  for (let node = usage; node; node = node.parent) if (node.name === 'supports') return true;
  for (let node = usage.prev(); node; node = node.prev()) if (usage.prop && node.prop === usage.prop) return true;
  return false;
}

const faults = [...scriptFaults(), ...(await styleFaults())];
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults in the built files for ${browserslist.join(', ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
