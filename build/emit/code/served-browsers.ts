import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's names for the browsers in `browserslist`. */
const NAMES: Partial<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest supported browsers from `package.json`, as Vite's `build.target`. */
export function servedBrowsers(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const name = NAMES[browser];
    if (name === undefined) throw new Error(`package.json: "${line}" must be like "chrome >= 96"`);
    return name + version;
  });
}
