import { changeLocks, findSiteKey, linkWith, type SiteKey } from '../../build/emit/private/site-key.ts';
import type { Project } from '../../build/read/project.ts';
import { findAddress } from '../../build/read/site-address.ts';
import { valueAt } from '../../build/read/yaml/walk.ts';
import type { Invitation } from '../protocol.ts';
import { findHome } from './publish/find-home.ts';
import { orRefuse } from './undo/content-files.ts';

/** The desk's requests about the key of a private site. */
export function privateRoutes(project: Project) {
  const invitationOf = async (siteKey: SiteKey): Promise<Invitation> => {
    // While the content has a mistake, only the unchecked file has the address.
    const { sources } = await project.read();
    const written = valueAt(sources.site?.data, ['address']);
    const address = typeof written === 'string' ? await findAddress(project, written) : null;
    const link = typeof address === 'string' ? linkWith(siteKey, await findHome(project, address)) : null;
    return { link, passphrase: siteKey.passphrase };
  };
  return {
    'GET /key': () => orRefuse(async () => invitationOf(await findSiteKey(project))),
    'POST /key/change': () => orRefuse(async () => invitationOf(await changeLocks(project))),
  };
}
