#!/usr/bin/env node
// The command `our-story`, in the couple's folder. `our-story check` runs `commands/check.ts`. Node 20 cannot run TypeScript, so
// Vite compiles it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const ENGINE = resolve(import.meta.dirname, '..');
/** Commands of Vite's own, one after the other. */
const VITE = {
  dev: [['dev']],
  build: [['build']],
  preview: [['preview']],
  start: [['build'], ['preview']],
  archive: [['build', '--mode', 'archive']],
};

const [name = 'help', ...options] = process.argv.slice(2);
const command = join(ENGINE, `commands/${name}.ts`);
if (name in VITE) VITE[name].every(runVite);
else if (/^\w+$/.test(name) && existsSync(command)) {
  const { module } = await runnerImport(command, { root: ENGINE, configFile: false, logLevel: 'error' });
  process.exitCode = (await module.run(process.cwd(), options)) ? 0 : 1;
} else {
  console.error('our-story new <folder> | edit | dev | build | start | preview | check | qr | archive | update');
  process.exitCode = 1;
}

/** Runs a command of Vite's; the options are for the last one. */
function runVite([task, ...own], index, { length }) {
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
  const given = [task, ENGINE, ...own, ...(index === length - 1 ? options : [])];
  process.exitCode = spawnSync(process.execPath, [vite, ...given], { stdio: 'inherit' }).status ?? 1;
  return process.exitCode === 0;
}
