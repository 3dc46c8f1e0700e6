// Measures the site's story and its rivals side by side, round by round, and writes <out>.json and <out>.md after every round.
//
//   npm run bench -- [--decks ours,motion,vanilla] [--views phone,desktop] [--rounds 5] [--sizes 50,500,5000] [--out results]
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { DECKS } from './decks.mjs';
import { referenceLook, session, sized, slowLoad } from './measure.mjs';
import { report } from './report.mjs';
import { serve } from './server.mjs';

const { values: options } = parseArgs({
  options: {
    decks: { type: 'string', default: Object.keys(DECKS).join() },
    views: { type: 'string', default: 'phone,desktop' },
    rounds: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '50,500,5000' },
    out: { type: 'string', default: 'results' },
  },
});
const list = (text) => text.split(',').filter(Boolean);
const sizes = list(options.sizes).map(Number);

function findTargets(origin) {
  const rival = { deck: '#deck', sizeParam: 'n', swiped: 'Number(document.documentElement.dataset.swiped ?? 0)' };
  return Object.fromEntries(
    list(options.decks).map((name) => {
      const { path = `/${name}/`, swipe = { x: 180, y: 0 }, source: _source, ...own } = DECKS[name];
      return [name, { ...rival, ...own, url: `${origin}${path}`, swipe }];
    }),
  );
}

function ofSize(target, size) {
  if (!target.sizeParam) return target;
  const url = new URL(target.url);
  url.searchParams.set(target.sizeParam, size);
  return { ...target, url: url.href };
}

/** Sizes of the scripts as gzip -9 and brotli -11 make them. */
async function scriptBytes(urls) {
  const total = { gzip: 0, brotli: 0 };
  for (const url of urls) {
    const body = Buffer.from(await (await fetch(url)).arrayBuffer());
    total.gzip += gzipSync(body, { level: 9 }).length;
    total.brotli += brotliCompressSync(body).length;
  }
  return total;
}

const server = await serve(`${import.meta.dirname}/dist`);
const targets = findTargets(server.origin);
const names = Object.keys(targets);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const packages = JSON.parse(await readFile(`${import.meta.dirname}/package.json`, 'utf8')).dependencies;
const results = {
  date: new Date().toISOString(),
  chromium: browser.version(),
  packages,
  targets,
  samples: {},
  errors: [],
};
await browser.close();
const looks = {};

/** Runs one measurement and files its result; a failure is noted, and what failed twice is not tried again. */
async function take(view, name, kind, measure) {
  if (results.errors.filter((e) => e.view === view && e.name === name && e.kind === kind).length > 1) return;
  try {
    const sample = await measure();
    ((results.samples[view] ??= {})[name] ??= {})[kind] ??= [];
    results.samples[view][name][kind].push(sample);
  } catch (error) {
    results.errors.push({ view, name, kind, message: error.message.split('\n')[0] });
    console.error(view, name, kind, error);
  }
}

for (let round = 0; round < Number(options.rounds); round++) {
  for (const view of list(options.views)) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round) % names.length]; // another order every round
      const target = targets[name];
      const start = Date.now();
      const look = (looks[`${view} ${name}`] ??= await referenceLook(view, target));
      await take(view, name, 'session', async () => {
        const { scripts, ...sample } = await session(view, target);
        return { ...sample, js: await scriptBytes(scripts) };
      });
      await take(view, name, 'slow', () => slowLoad(view, target, look));
      for (const size of target.sizeParam ? sizes : sizes.slice(0, 1)) {
        await take(view, name, `cards ${size}`, () => sized(view, ofSize(target, size), look));
      }
      console.log(`round ${round + 1} ${view} ${name} ${((Date.now() - start) / 1000).toFixed()} s`);
    }
  }
  await writeFile(`${options.out}.json`, JSON.stringify(results));
  await writeFile(`${options.out}.md`, report(results));
}
server.close();
