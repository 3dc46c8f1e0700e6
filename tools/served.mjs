/**
 * Checks that the couple's site, as the tests build it, works in the oldest supported browsers (`browserslist` in
 * package.json). MDN's data covers the scripts' syntax and built-ins, caniuse's data the styles; both include inline
 * code. A newer style feature needs a fallback or `@supports`, or a reason below why its absence does no harm.
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

/** Built-ins, by es-check's names, that three uses only where they exist. */
const DETECTED = ['Float16Array'];

/** Style features, by caniuse's names, that some of these browsers ignore, and why that does no harm. */
const HARMLESS = {
  'css-container-queries': 'columns of all widths have the same layout',
  'css-container-query-units': 'used only in container queries',
  'css-content-visibility': 'an answer opens at once',
  'css-has': "the colour of paper shows behind cover and story, and keyboard users wait for the menu's animation",
  'css-overscroll-behavior': 'pages bounce at their end, as on other sites',
  'css-paged-media': "sheets have the printer's own margins",
  'css-scrollbar': "the scrollbar is the system's",
  'css-selection': "selected text has the system's colour",
  'css-touch-action': 'missing only where there is no touch, as on a Mac',
  'css3-cursors': 'missing only where there is no cursor, as on a phone',
  'css3-cursors-grab': 'as for css3-cursors',
  'text-size-adjust': 'the system chooses the size of text',
};

const pages = readdirSync(DIST).filter((name) => name.endsWith('.html'));
/** The different texts of all such tags without attributes: scripts with attributes are data, or name a file. */
function inlineTexts(tag) {
  const pageOf = new Map();
  for (const page of pages)
    for (const [, text] of readFileSync(join(DIST, page), 'utf8').matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs')))
      pageOf.set(text, page);
  return [...pageOf].map(([text, page], index) => ({ name: `${page}-${index}`, text }));
}

function findScriptFaults() {
  // es-check reads only files.
  const folder = join(ROOT, 'node_modules/.cache/served');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of inlineTexts('script')) writeFileSync(join(folder, `${name}.js`), text);
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

async function findStyleFaults() {
  const faults = [];
  const onFeatureUsage = ({ feature, featureData, usage }) => {
    // Browsers that support a part of a feature are not among `missing`: that part is usually the one we use.
    if (featureData.missing && !(feature in HARMLESS) && !hasFallback(usage))
      faults.push(`${usage.toString().slice(0, 80)}: ${featureData.title} (${feature}), not in ${featureData.missing}`);
  };
  const check = postcss(new DoIUse({ browsers: browserslist, onFeatureUsage }));
  const sheets = readdirSync(join(DIST, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, text: readFileSync(join(DIST, 'assets', name), 'utf8') }));
  for (const { name, text } of [...sheets, ...inlineTexts('style')]) await check.process(text, { from: name });
  return [...new Set(faults)];
}

/** Whether a feature is used inside `@supports`, or in a declaration that overrides an earlier one of its property. */
function hasFallback(usage) {
  for (let node = usage; node; node = node.parent) if (node.name === 'supports') return true;
  for (let node = usage.prev(); node; node = node.prev()) if (usage.prop && node.prop === usage.prop) return true;
  return false;
}

const faults = [...findScriptFaults(), ...(await findStyleFaults())];
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults in the built files for ${browserslist.join(', ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
