import { randomBytes } from 'node:crypto';
import { lookup } from 'mrmime';
import { z } from 'zod';
import type { Version } from '../../../model/publishing.ts';
import type { SiteFile } from '../built-site.ts';
import { callHost } from '../call-host.ts';
import { NewerVersion, PublishTrouble, type Host, type Release, type Way } from '../host.ts';

/*
 * Workers with static assets, by their documented direct upload:
 * https://developers.cloudflare.com/workers/static-assets/direct-upload/
 */

/** As in `wrangler.jsonc`. */
const COMPATIBILITY_DATE = '2026-11-01';

/** Hashes of files have 32 letters there. */
const HASH_LETTERS = 32;

/** How often an upload starts again whose hour is over. */
const SESSIONS = 5;

/** The account has no workers.dev address yet. */
const NO_SUBDOMAIN = 10007;

/** Sent as settings of the worker, not as files. */
const SETTINGS = ['_headers', '_redirects'];

const accounts = z.object({ result: z.array(z.object({ id: z.string(), name: z.string() })) });
const subdomain = z.object({ result: z.object({ subdomain: z.string() }) });
const failure = z.object({ errors: z.array(z.object({ code: z.number() })) });
const session = z.object({ result: z.object({ jwt: z.string(), buckets: z.array(z.array(z.string())).nullish() }) });
const uploaded = z.object({ result: z.object({ jwt: z.string().nullish() }).nullish() });
const version = z.object({ result: z.object({ id: z.string() }) });
const switches = z.object({ result: z.object({ enabled: z.boolean() }) });
const deployments = z.object({
  result: z.object({
    deployments: z.array(
      z.object({
        created_on: z.string(),
        versions: z.array(z.object({ version_id: z.string() })).min(1),
        annotations: z.object({ 'workers/message': z.string().optional() }).nullish(),
      }),
    ),
  }),
});

/** Cloudflare: a worker that has only files. */
export const cloudflare: Host = {
  id: 'cloudflare',
  limits: { bytes: 25 * 2 ** 20, files: 20_000 },
  tokenVariable: 'CLOUDFLARE_API_TOKEN',
  address: { variable: 'CLOUDFLARE_API_BASE_URL', usual: 'https://api.cloudflare.com/client/v4' },
  checkToken: async (way) => {
    const { account } = await findAccount(way);
    await account('/workers/subdomain', { accept: [404] });
  },
  open: async (way) => {
    const { account, path: accountPath, call } = await findAccount(way);
    const { name } = way;
    const domain = `${await findSubdomain(account, name)}.workers.dev`;
    const script = `/workers/scripts/${name}`;

    /** The deployments, each version once, at its latest. */
    const versions = async (): Promise<Version[]> => {
      const { status, data } = await account(`${script}/deployments`, { accept: [404] });
      if (status === 404) return [];
      const list = deployments
        .parse(data)
        .result.deployments.flatMap(({ versions: [first], created_on, annotations }, index) =>
          first
            ? [
                {
                  id: first.version_id,
                  date: created_on,
                  about: annotations?.['workers/message'] ?? '',
                  isLive: index === 0,
                },
              ]
            : [],
        );
      return list.filter(({ id }, index) => list.findIndex((each) => each.id === id) === index);
    };
    const deploy = (id: string, about: string) =>
      account(`${script}/deployments`, {
        method: 'POST',
        json: {
          strategy: 'percentage',
          versions: [{ version_id: id, percentage: 100 }],
          annotations: { 'workers/message': about },
        },
      });
    const show = (enabled: boolean) =>
      account(`${script}/subdomain`, { method: 'POST', json: { enabled, previews_enabled: true } });

    return {
      address: `https://${name}.${domain}`,
      base: '/',
      versions,
      put: async (release) => {
        const jwt = await upload(release);
        const [live] = await versions();
        if (live && live.id !== release.replaces) throw new NewerVersion(live);
        // What is deployed at once has no notes.
        const body = await describeWorker(release, jwt, live ? release.about : null);
        const id = live
          ? version.parse((await account(`${script}/versions`, { method: 'POST', body })).data).result.id
          : await create(body);
        if (release.isPreview) {
          // A first version is live for its preview address only.
          const { enabled } = switches.parse((await account(`${script}/subdomain`)).data).result;
          await show(enabled);
          return { version: id, preview: `https://${id.slice(0, 8)}-${name}.${domain}` };
        }
        if (live) await deploy(id, release.about);
        await show(true);
        return { version: id };
      },
      bringBack: async ({ id, about }) => {
        await deploy(id, about);
        return id;
      },
    };

    /** Only a worker that exists has versions. */
    async function create(body: FormData): Promise<string> {
      await account(script, { method: 'PUT', body });
      const [first] = await versions();
      if (!first) throw new PublishTrouble('Cloudflare did not keep the site. Try again in a minute.');
      return first.id;
    }

    /** Uploads what the host lacks. @returns its proof that it has everything */
    async function upload({ files, onSent }: Release): Promise<string> {
      const sent = files.filter(({ path }) => !SETTINGS.includes(path));
      const byHash = new Map(sent.map((file) => [file.hash.slice(0, HASH_LETTERS), file]));
      const manifest = Object.fromEntries(
        sent.map(({ path, hash, size }) => [`/${path}`, { hash: hash.slice(0, HASH_LETTERS), size }]),
      );
      for (let attempt = 1; attempt <= SESSIONS; attempt += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each session continues the one before
        const proof = await runSession(manifest, byHash, onSent);
        if (proof !== null) return proof;
      }
      throw new PublishTrouble(
        'The upload did not finish in time. What was uploaded is kept: try again, and it continues from there.',
      );
    }

    /** @returns null if its hour is over */
    async function runSession(
      manifest: Record<string, { hash: string; size: number }>,
      byHash: ReadonlyMap<string, SiteFile>,
      onSent: Release['onSent'],
    ): Promise<string | null> {
      const opened = await account(`${script}/assets-upload-session`, { method: 'POST', json: { manifest } });
      const { jwt, buckets } = session.parse(opened.data).result;
      const lacking = (buckets ?? []).filter((bucket) => bucket.length > 0);
      const total = lacking.flat().length;
      onSent(0, total);
      if (total === 0) return jwt;
      let proof: string | null = null;
      let done = 0;
      for (const bucket of lacking) {
        // oxlint-disable no-await-in-loop -- one bucket in memory at a time, since they can have 40 MB
        const body = await packBucket(bucket, byHash);
        const headers = { authorization: `Bearer ${jwt}` };
        const path = `${accountPath}/workers/assets/upload?base64=true`;
        const { status, data } = await call(path, { method: 'POST', body, headers, accept: [401, 403] });
        // oxlint-enable no-await-in-loop
        if (status === 401 || status === 403) return null;
        proof = uploaded.parse(data).result?.jwt ?? proof;
        done += bucket.length;
        onSent(done, total);
      }
      return proof;
    }
  },
};

/** Finds the one account that the token is for. */
async function findAccount(way: Way) {
  const call = callHost(cloudflare, way);
  const { status, data } = await call('/accounts', { accept: [400, 401, 403] });
  if (status !== 200)
    throw new PublishTrouble(
      'Cloudflare does not accept this token. Copy it again, whole and without spaces; it may also have expired.',
    );
  const found = accounts.parse(data).result;
  const wanted = way.net.env['CLOUDFLARE_ACCOUNT_ID'];
  const [account, other] = wanted === undefined ? found : found.filter(({ id }) => id === wanted);
  if (!account)
    throw new PublishTrouble(
      'This token cannot see your account. It needs the right “Account Settings, Read”: make a new one as described.',
    );
  if (other)
    throw new PublishTrouble(
      `This token is for several accounts (${found.map(({ name }) => name).join(', ')}). Make a new one; under “Account Resources” include only the account for your site.`,
    );
  const path = `/accounts/${account.id}`;
  return { call, path, account: (rest: string, options?: Parameters<typeof call>[1]) => call(path + rest, options) };
}

type Account = Awaited<ReturnType<typeof findAccount>>['account'];

/** The account's part of the address. A new account has none, so it gets the site's name, or a similar one if that is taken. */
async function findSubdomain(account: Account, name: string): Promise<string> {
  const known = await account('/workers/subdomain', { accept: [404] });
  if (known.status === 200) return subdomain.parse(known.data).result.subdomain;
  if (failure.safeParse(known.data).data?.errors[0]?.code !== NO_SUBDOMAIN)
    throw new PublishTrouble('Cloudflare does not say which address your account has. Try again in a minute.');
  const similar = `${name}-${randomBytes(2).toString('hex')}`;
  const first = await account('/workers/subdomain', { method: 'PUT', json: { subdomain: name }, accept: [400, 409] });
  const made =
    first.status === 200 ? first : await account('/workers/subdomain', { method: 'PUT', json: { subdomain: similar } });
  return subdomain.parse(made.data).result.subdomain;
}

async function packBucket(bucket: readonly string[], byHash: ReadonlyMap<string, SiteFile>): Promise<FormData> {
  const form = new FormData();
  for (const hash of bucket) {
    const file = byHash.get(hash);
    if (!file) throw new PublishTrouble('Cloudflare asks for a file that your site does not have. Try again.');
    // oxlint-disable-next-line no-await-in-loop -- one after the other, for memory
    const bytes = await file.read();
    form.append(hash, new File([bytes.toString('base64')], hash, { type: typeOf(file.path) }));
  }
  return form;
}

/** The media type that guests' browsers receive. */
function typeOf(path: string): string {
  // Cloudflare's own word for a file without a type.
  const type = lookup(path) ?? 'application/null';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

async function describeWorker({ files }: Release, jwt: string, about: string | null): Promise<FormData> {
  const settings = SETTINGS.map(async (path) => [
    path,
    (await files.find((file) => file.path === path)?.read())?.toString(),
  ]);
  const form = new FormData();
  form.set(
    'metadata',
    JSON.stringify({
      assets: { jwt, config: { not_found_handling: '404-page', ...Object.fromEntries(await Promise.all(settings)) } },
      compatibility_date: COMPATIBILITY_DATE,
      ...(about === null ? {} : { annotations: { 'workers/message': about } }),
    }),
  );
  return form;
}
