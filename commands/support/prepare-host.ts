import { HOSTS, type Target } from '../../desk/model/publishing.ts';
import { ALL_HOSTS } from '../../desk/server/publish/hosts/all.ts';
import { enterToken, type Publisher } from '../../desk/server/publish/publisher.ts';
import { askSecretly } from './prompts.ts';

/**
 * Asks for a missing token and explains how to get one. For a host without tokens, explains what else to do, once.
 * @param isOnline whether the site is online there already, so that nothing is left to explain
 */
export async function prepareHost(publisher: Publisher, { host }: Target, isOnline: boolean): Promise<void> {
  const { name, tokenPage, steps, scopes } = HOSTS[host];
  const lines = steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n');
  if (tokenPage === null) {
    if (!isOnline) console.log(`\n${name} needs this, once:\n\n${lines}`);
    return;
  }
  if (await publisher.tokens.find(ALL_HOSTS[host])) return;
  console.log(
    `\n${name} needs a token of yours, once.\n\n${lines}\n\nToken page: ${tokenPage}\nPermissions: ${scopes}\n`,
  );
  const token = await askSecretly('Token (hidden as you type): ');
  const place = await enterToken(publisher, host, token);
  console.log(`It works. It is kept in ${place.name}; “our-story publish --forget” removes it.\n`);
}
