import { homeAt } from '../../../build/make/home-url.ts';
import type { Project } from '../../../build/read/project.ts';
import { findAddress } from '../../../build/read/site-address.ts';
import type { Site } from './host.ts';
import { readRecord } from './record.ts';

/**
 * Home's full address for guests. GitHub Pages may serve the site from a subfolder, which only the record of the last
 * publication contains. A record of another address is out of date and ignored.
 */
export async function findHome({ folder }: Project, address: string): Promise<string> {
  const home = homeAt(address, '/');
  const published = (await readRecord(folder))?.address ?? home;
  return published.startsWith(home) ? published : home;
}

/** Domains that belong to the hosts in docs/online.md. An address in any other domain is the couple's own. */
const HOST_DOMAIN = /\.(workers\.dev|pages\.dev|netlify\.app|github\.io|vercel\.app|cloudfront\.net)$/;

/** Finds home's full address, Vite's base path, and the couple's own domain; null if they use the host's address. */
export async function locate(project: Project, { address, base }: Pick<Site, 'address' | 'base'>) {
  const { written } = await project.read();
  const own = written && (await findAddress(project, written.site.address));
  if (typeof own === 'string') {
    const domain = new URL(own).hostname;
    if (!HOST_DOMAIN.test(domain)) return { home: homeAt(own, '/'), base: '/', domain };
  }
  return { home: homeAt(address, base), base, domain: null };
}
