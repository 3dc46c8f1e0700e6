import { HOSTS, type Target } from '../../desk/model/publishing.ts';
import { ALL_HOSTS } from '../../desk/server/publish/hosts/all.ts';
import { enterToken, type Publisher } from '../../desk/server/publish/publisher.ts';
import { askSecretly } from './prompts.ts';

/** Asks for a missing token and explains where it comes from. */
export async function askForToken(publisher: Publisher, { host }: Target): Promise<void> {
  const { name, tokenPage, steps, scopes } = HOSTS[host];
  if (tokenPage === null || (await publisher.tokens.find(ALL_HOSTS[host]))) return;
  const lines = steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n');
  console.log(
    `\n${name} needs a token of yours, once.\n\n${lines}\n\nToken page: ${tokenPage}\nPermissions: ${scopes}\n`,
  );
  const token = await askSecretly('Token (hidden as you type): ');
  await enterToken(publisher, host, token);
  const kept = await publisher.tokens.find(ALL_HOSTS[host]);
  console.log(`It works. It is kept in ${kept?.place.name ?? 'memory'}; “our-story publish --forget” removes it.\n`);
}
