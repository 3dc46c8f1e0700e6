import { homeUrl } from '../../../build/make/home-url.ts';
import type { Project } from '../../../build/read/project.ts';
import { readRecord } from './record.ts';

/**
 * Home's full address for guests. GitHub Pages may serve the site from a subfolder, which only the record of the last
 * publication has. A record for another address is out of date, so it is ignored.
 */
export async function findHome({ folder }: Project, address: string): Promise<string> {
  const home = homeUrl(address, '/') ?? address;
  const published = (await readRecord(folder))?.address ?? home;
  return published.startsWith(home) ? published : home;
}
