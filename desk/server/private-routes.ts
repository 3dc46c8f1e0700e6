import { changeLocks, findSiteKey, linkWith, type SiteKey } from '../../build/emit/private/site-key.ts';
import type { Project } from '../../build/read/project.ts';
import { findAddress } from '../../build/read/site-address.ts';
import { valueAt } from '../../build/read/yaml/walk.ts';
import type { GuestAccess } from '../protocol.ts';
import { findHome } from './publish/find-home.ts';
import { orRefuse } from './undo/content-files.ts';

/** The desk's requests about the key of a private site. */
export function privateRoutes(project: Project) {
  const accessWith = async (siteKey: SiteKey): Promise<GuestAccess> => {
    // While the content has a mistake, only the unchecked file has the address.
    const { sources } = await project.read();
    const written = valueAt(sources.site?.data, ['address']);
    const address = typeof written === 'string' ? await findAddress(project, written) : null;
    const link = typeof address === 'string' ? linkWith(siteKey, await findHome(project, address)) : null;
    return { link, passphrase: siteKey.passphrase };
  };
  return {
    'GET /key': () => orRefuse(async () => accessWith(await findSiteKey(project))),
    'POST /key/change': () => orRefuse(async () => accessWith(await changeLocks(project))),
  };
}
