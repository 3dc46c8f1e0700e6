/**
 * `npm run load` builds the site, serves it with nginx and the site's `_nginx.conf`, and checks the responses. Then wrk
 * puts load on the site and, in turn, on plain files of the same sizes, which nginx serves by its defaults. Fails if a
 * response is wrong or an error, or if the site is slower than `LEAST_RATIO` allows.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkResponses } from './check-responses.mjs';
import { installPrograms } from './install-programs.mjs';
import { makePlain } from './make-plain.mjs';
import { startNginx } from './start-nginx.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
const FOLDER = join(ROOT, 'node_modules/.cache/load');

/** The site must send at least this share of the plain files' responses per second. */
const LEAST_RATIO = 0.95;
/** How many connections wrk has open at the same time. */
const CONNECTIONS = 64;
/**
 * Turns of each side, the site and the plain files, per mix of addresses. They are short, so that other work on the
 * machine affects both sides alike.
 */
const TURNS = 30;
const SECONDS_PER_TURN = 1;

mkdirSync(FOLDER, { recursive: true });
const programs = installPrograms();
const { mixes, base } = makePlain(DIST, join(FOLDER, 'plain'));
const nginx = await startNginx({ program: programs.nginx, folder: FOLDER, dist: DIST, base });
try {
  await checkResponses(nginx.site, DIST, base);
  console.log('All responses are correct: headers, brotli and gzip copies, pages, missing files.');
  let errors = 0;
  let lowestRatio = Infinity;
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
    lowestRatio = Math.min(lowestRatio, ratio);
    const [site, plain] = [rates.site, rates.plain].map((each) => Math.round(median(each)));
    console.log(
      `${name} (${paths.length} addresses): ${site} responses/s, plain files ${plain}, ratio ${ratio.toFixed(3)}`,
    );
  }
  console.log(`Errors in ${Object.keys(mixes).length * TURNS * SECONDS_PER_TURN} s of load: ${errors}`);
  if (errors > 0 || lowestRatio < LEAST_RATIO) process.exitCode = 1;
} finally {
  nginx.stop();
}

/** Writes a script with which wrk requests these paths in turn. @returns its path */
function writeScript(name, paths) {
  const file = join(FOLDER, `${name}.lua`);
  writeFileSync(
    file,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local requests, last = {}, 0
init = function()
  for index, path in ipairs(paths) do
    requests[index] = wrk.format("GET", path, { ["Accept-Encoding"] = "gzip, br" })
  end
end
request = function()
  last = last % #requests + 1
  return requests[last]
end
`,
  );
  return file;
}

/** Runs wrk for a turn. @returns {{ rate: number, failed: number }} responses per second; errors and timeouts */
function runWrk(origin, script) {
  const options = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS_PER_TURN}s`, '-s', script, origin];
  const output = execFileSync(programs.wrk, options, { encoding: 'utf8' });
  // wrk leaves out the lines about errors if there are none.
  const sumOf = (pattern) => [...output.matchAll(pattern)].reduce((sum, [, found]) => sum + Number(found), 0);
  const failed = sumOf(/Non-2xx or 3xx responses: (\d+)/g) + sumOf(/(?:connect|read|write|timeout) (\d+)/g);
  return { rate: sumOf(/Requests\/sec:\s+([\d.]+)/g), failed };
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}
