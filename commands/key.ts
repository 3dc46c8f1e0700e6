import { openProject } from '../build/check/open-project.ts';
import { changeLocks, findSiteKey, linkWith } from '../build/emit/private/site-key.ts';
import { formatMistakes } from '../build/read/messages/mistake.ts';
import { findAddress } from '../build/read/site-address.ts';
import { findHome } from '../desk/server/publish/find-home.ts';
import { orRefuse } from '../desk/server/undo/content-files.ts';
import { FLAG, readOptions } from './support/read-options.ts';
import { refuse } from './support/refuse.ts';

/** `our-story key`: prints the link and the passphrase that open a private site; `--new` first replaces both. */
export async function run(root: string, options: string[] = []): Promise<boolean> {
  const given = readOptions(options, { new: FLAG });
  if (!given) return refuse('our-story key [--new]');
  const project = openProject(root);
  const { written, mistakes } = await project.read();
  if (!written) return refuse(formatMistakes(mistakes));
  if (!written.site.private) return refuse('Your site is public. Write "private: true" in site.yaml to lock it.');
  const siteKey = await orRefuse(() => (given.values.new ? changeLocks(project) : findSiteKey(project)));
  if ('message' in siteKey) return refuse(siteKey.message);
  const address = await findAddress(project, written.site.address);
  const home = typeof address === 'string' ? await findHome(project, address) : '<your address>/';
  console.log(`\nYour guests’ link: ${linkWith(siteKey, home)}\nTheir passphrase:  ${siteKey.passphrase}\n`);
  if (given.values.new)
    console.log('Put the site online again. From then on, old links and passphrases no longer work.\n');
  return true;
}
