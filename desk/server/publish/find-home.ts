import { homeUrl } from '../../../build/make/home-url.ts';
import type { Project } from '../../../build/read/project.ts';
import { readRecord } from './record.ts';

/** Home's full address for guests: as last published, since GitHub Pages may have the site in a folder of its address. */
export async function findHome({ folder }: Project, address: string): Promise<string> {
  const home = homeUrl(address, '/') ?? address;
  const published = (await readRecord(folder))?.address ?? home;
  return published.startsWith(home) ? published : home;
}
