import { changeLocks, findSiteKey, linkWith, type SiteKey } from '../../build/emit/private/site-key.ts';
import { homeUrl } from '../../build/make/home-url.ts';
import type { Project } from '../../build/read/project.ts';
import type { Invitation } from '../protocol.ts';

/** The desk's requests about the key of a private site. */
export function privateRoutes(project: Project) {
  const invitationOf = async (siteKey: SiteKey): Promise<Invitation> => {
    const { written } = await project.read();
    const home = homeUrl(written?.site.address, '/');
    return { link: home === null ? null : linkWith(siteKey, home), passphrase: siteKey.passphrase };
  };
  return {
    'GET /key': async () => invitationOf(await findSiteKey(project)),
    'POST /key/change': async () => invitationOf(await changeLocks(project)),
  };
}
