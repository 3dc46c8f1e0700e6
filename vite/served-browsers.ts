import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build calls the browsers of `browserslist`. */
const NAMES: Partial<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest browsers that are served, as `package.json` lists them, in the words of Vite's `build.target`. */
export function servedBrowsers(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const name = NAMES[browser];
    if (name === undefined) throw new Error(`package.json: "${line}" is no line like "chrome >= 96"`);
    return name + version;
  });
}
