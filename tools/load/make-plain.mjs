import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The sample's pages without the thank-you, since the load test is for the sample's site. */
const PAGES = ['story', 'schedule', 'program', 'party', 'travel', 'faq', 'registry'];

/**
 * Makes plain files with the site's addresses and the bytes that browsers receive: the brotli copy if there is one.
 * @returns the site's base, and two mixes of addresses: `words` are small files, so that the cost of each response
 * shows; `all` adds all other assets.
 */
export function makePlain(dist, folder) {
  const conf = readFileSync(join(dist, '_nginx.conf'), 'utf8');
  const [, base = '/'] = /^location (\S+) \{/m.exec(conf) ?? [];
  rmSync(folder, { recursive: true, force: true });
  const copyTo = (path, file) => {
    const from = join(dist, file);
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(existsSync(`${from}.br`) ? `${from}.br` : from, to);
    return path;
  };
  const pages = PAGES.map((page) => copyTo(base + page, `${page}.html`));
  // Neither compressed copies nor folders, whose names have no dot.
  const names = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?!br$|gz$)\w+$/.test(name),
  );
  const assets = names.map((name) => copyTo(`${base}assets/${name}`, `assets/${name}`));
  const words = [...pages, ...assets.filter((path) => /\.(js|css|ics|woff2)$/.test(path))];
  return { base, mixes: { words, all: [...pages, ...assets] } };
}
