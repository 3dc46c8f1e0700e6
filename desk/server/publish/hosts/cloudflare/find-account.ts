import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { openHostApi, type Call } from '../../call-host.ts';
import { explainRefusal } from '../../explain-refusal.ts';
import { PublishTrouble, type ApiAccess, type Host } from '../../host.ts';

/** Cloudflare's error code for an account that has no workers.dev address yet. */
const NO_SUBDOMAIN = 10007;

const accounts = z.object({ result: z.array(z.object({ id: z.string(), name: z.string() })) });
const subdomain = z.object({ result: z.object({ subdomain: z.string() }) });
const failure = z.object({ errors: z.array(z.object({ code: z.number() })) });

/** Sends a request to the API for the workers of one account. */
export type CallAccount = Awaited<ReturnType<typeof findAccount>>;

/** Finds the one account of a token. @param host Cloudflare, not imported here because its file imports this one */
export async function findAccount(host: Host, access: ApiAccess) {
  const call = openHostApi(host, access);
  const { status, data } = await call('/accounts', { accept: [400, 401, 403] });
  // Cloudflare’s status depends on what is wrong with the token; the remedy is the same.
  if (status !== 200) throw new PublishTrouble(explainRefusal(host.id, 401, null));
  const found = accounts.parse(data).result;
  const wantedId = access.net.env['CLOUDFLARE_ACCOUNT_ID'];
  const [account, other] = wantedId ? found.filter(({ id }) => id === wantedId) : found;
  if (!account && found.length > 0)
    throw new PublishTrouble(
      'The variable CLOUDFLARE_ACCOUNT_ID names an account that this token cannot see. Correct the variable or remove it.',
    );
  if (!account)
    throw new PublishTrouble(
      'This token cannot see your account. It needs the right “Account Settings, Read”: make a new one as described.',
    );
  if (other)
    throw new PublishTrouble(
      `This token is for several accounts (${found.map(({ name }) => name).join(', ')}). Make a new one; under “Account Resources” include only the account for your site.`,
    );
  return (path: string, options?: Call) => call(`/accounts/${account.id}/workers${path}`, options);
}

/** Finds the account's subdomain of workers.dev. A new account gets one: the site's name, with a random ending if taken. */
export async function findSubdomain(callAccount: CallAccount, name: string): Promise<string> {
  const known = await callAccount('/subdomain', { accept: [404] });
  if (known.status === 200) return subdomain.parse(known.data).result.subdomain;
  if (failure.parse(known.data).errors[0]?.code !== NO_SUBDOMAIN)
    throw new PublishTrouble('Cloudflare does not say which address your account has. Try again in a minute.');
  const create = (wish: string, accept: readonly number[] = []) =>
    callAccount('/subdomain', { method: 'PUT', json: { subdomain: wish }, accept });
  const first = await create(name, [400, 409]);
  const created = first.status === 200 ? first : await create(`${name}-${randomBytes(2).toString('hex')}`);
  return subdomain.parse(created.data).result.subdomain;
}
