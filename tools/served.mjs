/**
 * Reads the built files as the oldest browsers that are served (`browserslist` in package.json) would: scripts, those in
 * the page included, for syntax and built-ins, by MDN's data; styles by caniuse's. What is newer must have a fallback
 * beside it, stand in `@supports`, or be missed by nobody.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import DoIUse from 'doiuse';
import esCheck from 'es-check';
import postcss from 'postcss';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const { browserslist } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Built-ins that are asked for before they are used, by es-check's names: three's one. */
const ASKED_FOR = ['Float16Array'];

/** Styles that some of these browsers pass over, by caniuse's names, and what their guests have then. */
const MISSED_BY_NOBODY = {
  'css-container-queries': 'the layout of a narrow column',
  'css-container-query-units': 'as above: these stand in container queries',
  'css-content-visibility': 'an answer that opens at once',
  'css-has': 'paper behind the evening, and a menu that comes in its own time',
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
const built = (ending) => readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith(ending));

function scriptFaults() {
  // The checker reads files only.
  const folder = join(ROOT, 'node_modules/.cache/served');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of inPages('script')) writeFileSync(join(folder, `${name}.js`), text);
  const { errors } = esCheck.runChecks([
    {
      files: [join(DIST, '**/*.js'), join(folder, '*.js')],
      module: true,
      checkBrowser: true,
      checkFeatures: true,
      browserslistQuery: browserslist.join(', '),
      ignore: ASKED_FOR.join(),
      noCache: true,
    },
  ]);
  return errors.map(({ file, err }) => `${file}: ${err.message}`);
}

async function styleFaults() {
  const faults = [];
  const onFeatureUsage = ({ feature, featureData, usage }) => {
    // What is supported in part only has nothing missing: as a rule it is another part than the one that is used.
    if (featureData.missing && !(feature in MISSED_BY_NOBODY) && !hasFallback(usage))
      faults.push(`${usage.toString().slice(0, 80)}: ${featureData.title} (${feature}), not in ${featureData.missing}`);
  };
  const check = postcss(new DoIUse({ browsers: browserslist, onFeatureUsage }));
  const sheets = built('.css').map((name) => ({ name, text: readFileSync(join(DIST, 'assets', name), 'utf8') }));
  for (const { name, text } of [...sheets, ...inPages('style')]) await check.process(text, { from: name });
  return [...new Set(faults)];
}

/** Whether browsers that pass over this have something else: they know `@supports`, or a line of the same name above it. */
function hasFallback(usage) {
  for (let node = usage; node; node = node.parent) if (node.name === 'supports') return true;
  for (let node = usage.prev(); node; node = node.prev()) if (usage.prop && node.prop === usage.prop) return true;
  return false;
}

const faults = [...scriptFaults(), ...(await styleFaults())];
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults in what is built for ${browserslist.join(', ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
