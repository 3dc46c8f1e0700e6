import { homeUrl } from '../../../build/make/home-url.ts';
import type { Project } from '../../../build/read/project.ts';
import { findAddress } from '../../../build/read/site-address.ts';
import type { Site } from './host.ts';
import { readRecord } from './record.ts';

/**
 * Home's full address for guests. GitHub Pages may serve the site from a subfolder, which only the record of the last
 * publication contains. A record of another address is out of date and ignored.
 */
export async function findHome({ folder }: Project, address: string): Promise<string> {
  const home = homeUrl(address, '/') ?? address;
  const published = (await readRecord(folder))?.address ?? home;
  return published.startsWith(home) ? published : home;
}

/** Domains that belong to the hosts in docs/online.md. An address in any other domain is the couple's own. */
const HOST_DOMAIN = /\.(workers\.dev|pages\.dev|netlify\.app|github\.io|vercel\.app|cloudfront\.net)$/;

/** Home's full address at a host, Vite's base path there, and the couple's own domain, if any. */
export async function locate(project: Project, { address, base }: Pick<Site, 'address' | 'base'>) {
  const { written } = await project.read();
  const own = written && (await findAddress(project, written.site.address));
  if (typeof own === 'string' && !HOST_DOMAIN.test(new URL(own).hostname))
    return { home: homeUrl(own, '/') ?? own, base: '/', domain: new URL(own).hostname };
  return { home: homeUrl(address, base) ?? address, base, domain: null };
}
