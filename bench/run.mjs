// Measures the site's story and its rivals in rounds, and updates <out>.json and <out>.md after each deck.
//
//   npm run bench -- [--decks ours,motion,vanilla | all] [--views phone,desktop] [--dpr 1,2] [--rounds 5]
//                    [--only drag,slow,…] [--sizes 50,500,5000] [--limit 300] [--out results]
//
// --dpr: device pixel ratios of every view; by default 2 for the phone and 1 for the desktop. --only: measurements from
// KINDS below; `sizes` measures decks of each size in --sizes. --limit: the longest a measurement may take, in seconds.
// To measure again without building, run `node run.mjs …` in this folder.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DECKS, USUAL, decksNamed } from './decks.mjs';
import { launch, timeLimit } from './harness/browser.mjs';
import { referenceLook } from './harness/first-card.mjs';
import { screens } from './harness/screens.mjs';
import { measureSpeed } from './harness/speed.mjs';
import {
  measureDrags,
  measureLoaded,
  measureSized,
  measureSlowDrag,
  measureSlowLoad,
  measureSwipes,
  measureTraced,
} from './measure.mjs';
import { report } from './report.mjs';
import { serve } from './server.mjs';

const KINDS = ['loaded', 'drag', 'traced', 'drag4x', 'swipes', 'slow', 'sizes'];

const { values: options } = parseArgs({
  options: {
    decks: { type: 'string', default: USUAL.join() },
    views: { type: 'string', default: 'phone,desktop' },
    dpr: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: KINDS.join() },
    sizes: { type: 'string', default: '50,500,5000' },
    limit: { type: 'string', default: String(timeLimit.seconds) },
    out: { type: 'string', default: 'results' },
  },
});
const list = (text) => text.split(',').filter(Boolean);
const rounds = Number(options.rounds);
const sizes = list(options.sizes).map(Number);
const names = decksNamed(options.decks);
const chosenScreens = screens(list(options.views), list(options.dpr).map(Number));
const only = new Set(list(options.only));
const unknown = [...only].filter((kind) => !KINDS.includes(kind));
if (unknown.length) throw new Error(`No measurement ${unknown.join(', ')}: there are ${KINDS.join(', ')}`);
timeLimit.seconds = Number(options.limit);

const server = await serve(`${import.meta.dirname}/dist`);
const targets = Object.fromEntries(
  names.map((name) => [name, { ...DECKS[name], url: server.origin + DECKS[name].path }]),
);

function withSize(target, size) {
  const url = new URL(target.url);
  url.searchParams.set(target.sizeParam, size);
  return { ...target, url: url.href };
}

/** The total compressed sizes of scripts, in bytes. */
async function scriptBytes(urls) {
  const total = { gzip: 0, brotli: 0 };
  for (const url of urls) {
    const body = Buffer.from(await (await fetch(url)).arrayBuffer());
    total.gzip += gzipSync(body, { level: 9 }).length;
    total.brotli += brotliCompressSync(body).length;
  }
  return total;
}

async function findChromiumVersion() {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  return version;
}

const results = {
  date: new Date().toISOString(),
  chromium: await findChromiumVersion(),
  packages: JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8')).dependencies,
  cores: availableParallelism(),
  speed: [],
  targets,
  samples: {},
  errors: [],
};

/** Writes the results so far. Renaming keeps the last complete file if the process is stopped. */
function writeResults() {
  const parts = { json: JSON.stringify(results), md: report(results) };
  for (const [extension, text] of Object.entries(parts)) {
    writeFileSync(`${options.out}.${extension}.part`, text);
    renameSync(`${options.out}.${extension}.part`, `${options.out}.${extension}`);
  }
}

function recordFailure(screen, name, kind, error) {
  const message = error.message.split('\n')[0];
  results.errors.push({ screen, name, kind, message });
  console.error(`failed: ${screen} ${name} ${kind}: ${message}`);
}

process.once('SIGINT', () => {
  writeResults();
  console.error(`Stopped. The results so far are in ${options.out}.md`);
  process.exit(130); // closes the browser, too
});
// A measurement that fails closes its page, which can then reject requests that nobody waits for any more.
process.on('unhandledRejection', (error) => console.error(`late error: ${String(error).split('\n')[0]}`));

/** Runs a measurement and stores its sample or its error. Skips a measurement that has failed twice. */
async function take(screen, name, kind, measure) {
  const failures = results.errors.filter((e) => e.screen === screen.name && e.name === name && e.kind === kind);
  if (failures.length > 1) return;
  try {
    const sample = await measure();
    ((results.samples[screen.name] ??= {})[name] ??= {})[kind] ??= [];
    results.samples[screen.name][name][kind].push(sample);
  } catch (error) {
    recordFailure(screen.name, name, kind, error);
  }
}

/** The reference look of each deck on each screen, taken when a measurement first needs it. */
const looks = {};

/** Takes all chosen measurements of one deck on one screen. If one fails, the others still run. */
async function measureDeck(screen, name) {
  const target = targets[name];
  const look = async () => (looks[`${screen.name} ${name}`] ??= await referenceLook(screen, target));
  const measures = {
    loaded: async () => {
      const { scripts, ...sample } = await measureLoaded(screen, target);
      return { ...sample, js: await scriptBytes(scripts) };
    },
    drag: () => measureDrags(screen, target),
    traced: () => measureTraced(screen, target),
    drag4x: () => measureSlowDrag(screen, target),
    swipes: () => measureSwipes(screen, target),
    slow: async () => measureSlowLoad(screen, target, await look()),
  };
  for (const [kind, measure] of Object.entries(measures)) if (only.has(kind)) await take(screen, name, kind, measure);
  if (!only.has('sizes')) return;
  for (const size of sizes)
    await take(screen, name, `${size} cards`, async () => measureSized(screen, withSize(target, size), await look()));
}

for (let round = 0; round < rounds; round++) {
  try {
    results.speed.push(await measureSpeed());
  } catch (error) {
    recordFailure('machine', 'speed', `round ${round + 1}`, error);
  }
  for (const screen of chosenScreens) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round) % names.length]; // a different order in each round
      const start = performance.now();
      await measureDeck(screen, name);
      console.log(`round ${round + 1} ${screen.name} ${name} ${((performance.now() - start) / 1000).toFixed()} s`);
      writeResults();
    }
  }
}
server.close();
if (results.errors.length) process.exitCode = 1;
