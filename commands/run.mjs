#!/usr/bin/env node
// The command `our-story`, run in the couple's folder. `our-story check` runs `commands/check.ts`. Node 20 cannot run
// TypeScript, so Vite compiles that file.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const ENGINE = resolve(import.meta.dirname, '..');
/** Commands that run one or more of Vite's commands, in this order. */
const VITE_TASKS = {
  dev: [['dev']],
  build: [['build']],
  preview: [['preview']],
  start: [['build'], ['preview']],
  archive: [['build', '--mode', 'archive']],
};

const [name = 'help', ...options] = process.argv.slice(2);
const command = join(ENGINE, `commands/${name}.ts`);
const privateAt = options.indexOf('--private');
if (name === 'archive' && privateAt !== -1) {
  // A variable instead, since Vite refuses options that it does not know.
  options.splice(privateAt, 1);
  process.env.ARCHIVE_PRIVATE = '1';
}
if (Object.hasOwn(VITE_TASKS, name)) await runVite(VITE_TASKS[name]);
else if (/^\w+$/.test(name) && existsSync(command)) {
  const { module } = await runnerImport(command, { root: ENGINE, configFile: false, logLevel: 'error' });
  process.exitCode = (await module.run(process.cwd(), options)) ? 0 : 1;
} else {
  console.error(
    'our-story new <folder> | edit | dev | build | start | preview | check | publish | qr | invitations | key | archive | update | world',
  );
  process.exitCode = 1;
}

/** Runs Vite's commands. The last one gets the options and runs in this process, so that signals reach it. */
async function runVite(tasks) {
  // Guests get React for production, even if the desk builds the site: its server runs as development.
  if (name !== 'dev') process.env.NODE_ENV = 'production';
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
  for (const [task, ...ownOptions] of tasks.slice(0, -1)) {
    const { status } = spawnSync(process.execPath, [vite, task, ENGINE, ...ownOptions], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  const [task, ...ownOptions] = tasks.at(-1);
  process.argv.splice(1, Infinity, vite, task, ENGINE, ...ownOptions, ...options);
  await import(pathToFileURL(vite).href);
}
