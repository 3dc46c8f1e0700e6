/**
 * `npm run load` serves the built site with nginx and its own configuration, checks the responses, and then loads it
 * with wrk, alternating with plain files of the same sizes that nginx serves without any configuration. It fails if the
 * site is slower than `LEAST_RATIO` allows, or if any response is an error.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkAnswers } from './check-answers.mjs';
import { installPrograms } from './install-programs.mjs';
import { makePlain } from './make-plain.mjs';
import { startNginx } from './start-nginx.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
const FOLDER = join(ROOT, 'node_modules/.cache/load');

/** Responses per second, as a share of those of the plain files. */
const LEAST_RATIO = 0.95;
const CONNECTIONS = 64;
/**
 * How often the site and the plain files alternate, and for how long each time: a minute of load on the site in total.
 * Turns are short, so that other work on the machine affects both sides alike.
 */
const TURNS = 30;
const SECONDS = 1;

mkdirSync(FOLDER, { recursive: true });
const programs = installPrograms();
const { mixes, base } = makePlain(DIST, join(FOLDER, 'plain'));
const nginx = await startNginx({ program: programs.nginx, folder: FOLDER, dist: DIST, base });
try {
  await checkAnswers(nginx.site, DIST, base);
  console.log('All responses are correct: headers, brotli and gzip copies, pages, missing files.');
  let errors = 0;
  let lowest = Infinity;
  for (const [name, paths] of Object.entries(mixes)) {
    const script = writeScript(name, paths);
    const rates = { site: [], plain: [] };
    for (let turn = 0; turn < TURNS; turn++)
      for (const side of turn % 2 === 0 ? ['site', 'plain'] : ['plain', 'site']) {
        const { rate, failed } = runWrk(nginx[side], script);
        rates[side].push(rate);
        if (side === 'site') errors += failed;
      }
    const ratio = median(rates.site.map((rate, turn) => rate / rates.plain[turn]));
    lowest = Math.min(lowest, ratio);
    const [site, plain] = [rates.site, rates.plain].map((each) => Math.round(median(each)));
    console.log(
      `${name} (${paths.length} addresses): ${site} responses/s, plain files ${plain}, ratio ${ratio.toFixed(3)}`,
    );
  }
  console.log(`Errors in ${Object.keys(mixes).length * TURNS * SECONDS} s of load: ${errors}`);
  if (errors > 0 || lowest < LEAST_RATIO) process.exitCode = 1;
} finally {
  nginx.stop();
}

/** Writes a script for wrk that requests these paths in turn. */
function writeScript(name, paths) {
  const file = join(FOLDER, `${name}.lua`);
  writeFileSync(
    file,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local requests, at = {}, 0
init = function()
  for each, path in ipairs(paths) do
    requests[each] = wrk.format("GET", path, { ["Accept-Encoding"] = "gzip, br" })
  end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`,
  );
  return file;
}

/** @returns {{ rate: number, failed: number }} responses per second, and the number of errors and timeouts. */
function runWrk(origin, script) {
  const options = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`, '-s', script, origin];
  const output = execFileSync(programs.wrk, options, { encoding: 'utf8' });
  const count = (pattern) => [...output.matchAll(pattern)].reduce((sum, [, found]) => sum + Number(found), 0);
  const failed = count(/Non-2xx or 3xx responses: (\d+)/g) + count(/(?:connect|read|write|timeout) (\d+)/g);
  return { rate: count(/Requests\/sec:\s+([\d.]+)/g), failed };
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}
