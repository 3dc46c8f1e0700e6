import { z } from 'zod';
import { NO_NOTE, type Version } from '../../../../model/publishing.ts';
import { NewerVersion, PublishTrouble, type Host, type OnReady, type Release } from '../../host.ts';
import { findAccount, findSubdomain } from './find-account.ts';
import { uploadAssets } from './upload-assets.ts';

/*
 * Puts a site online as a worker with static assets, by the documented direct upload:
 * https://developers.cloudflare.com/workers/static-assets/direct-upload/
 */

/** The version of the workers' runtime. `wrangler.jsonc` has the same. */
const COMPATIBILITY_DATE = '2026-11-01';

/** Files that Cloudflare takes as the worker's settings, not as files for guests. */
const SETTINGS = ['_headers', '_redirects'];

/** How many characters of a version's id are in its preview's address. */
const PREVIEW_LETTERS = 8;

/** The annotation that holds what changed in a version. */
const MESSAGE = 'workers/message';

const version = z.object({ result: z.object({ id: z.string() }) });
/** Whether the worker is at its workers.dev address. */
const scriptSubdomain = z.object({ result: z.object({ enabled: z.boolean() }) });
const deployment = z.object({
  created_on: z.string(),
  // Several only if they share the traffic, which this program never does.
  versions: z.tuple([z.object({ version_id: z.string() })], z.unknown()),
  annotations: z.object({ [MESSAGE]: z.string().optional() }).nullish(),
});
const deployments = z.object({ result: z.object({ deployments: z.array(deployment) }) });

/** Cloudflare: a worker that has only files. */
export const cloudflare: Host = {
  id: 'cloudflare',
  limits: { bytes: 25 * 2 ** 20, files: 20_000 },
  tokenVariable: 'CLOUDFLARE_API_TOKEN',
  address: { variable: 'CLOUDFLARE_API_BASE_URL', usual: 'https://api.cloudflare.com/client/v4' },
  checkToken: async (access) => {
    const callAccount = await findAccount(cloudflare, access);
    // Needs the right to workers. A new account answers 404, since it has no address yet.
    await callAccount('/subdomain', { accept: [404] });
  },
  open: async (access) => {
    const callAccount = await findAccount(cloudflare, access);
    const domain = `${await findSubdomain(callAccount, access.name)}.workers.dev`;
    const script = `/scripts/${access.name}`;

    /** Whether guests can open the worker at its address. */
    const isOnline = async () => scriptSubdomain.parse((await callAccount(`${script}/subdomain`)).data).result.enabled;
    /** Lists the deployed versions, the latest first. A version that was deployed again appears once. */
    const versions = async (): Promise<Version[]> => {
      const { status, data } = await callAccount(`${script}/deployments`, { accept: [404] });
      if (status === 404) return [];
      const hasLive = await isOnline();
      const list = deployments
        .parse(data)
        .result.deployments.map(({ versions: [{ version_id: id }], created_on: date, annotations }, index) => {
          return { id, date, about: annotations?.[MESSAGE] ?? NO_NOTE, isLive: hasLive && index === 0 };
        });
      return list.filter(({ id }, index) => list.findIndex((each) => each.id === id) === index);
    };
    const deploy = async (id: string, about: string, onReady: OnReady) => {
      await onReady(id);
      const json = {
        strategy: 'percentage',
        versions: [{ version_id: id, percentage: 100 }],
        annotations: { [MESSAGE]: about },
      };
      await callAccount(`${script}/deployments`, { method: 'POST', json });
    };
    /** Creates the worker, which also deploys its first version. @returns the version's id */
    const create = async (body: FormData): Promise<string> => {
      await callAccount(script, { method: 'PUT', body });
      const [first] = await versions();
      if (!first) throw new PublishTrouble('Cloudflare did not keep the site. Try again in a minute.');
      return first.id;
    };
    /** Sets whether guests can open the worker at its address. Previews always have addresses of their own. */
    const setOnline = (enabled: boolean) =>
      callAccount(`${script}/subdomain`, { method: 'POST', json: { enabled, previews_enabled: true } });

    return {
      address: `https://${access.name}.${domain}`,
      base: '/',
      versions,
      put: async (release) => {
        const files = release.files.filter(({ path }) => !SETTINGS.includes(path));
        const jwt = await uploadAssets(callAccount, script, files, release.onSent);
        const [latest] = await versions();
        if (latest?.isLive && latest.id !== release.replaces) throw new NewerVersion(latest);
        const body = await describeWorker(release, jwt, latest !== undefined);
        // Only an existing worker can have a version that is not deployed.
        const id = latest
          ? version.parse((await callAccount(`${script}/versions`, { method: 'POST', body })).data).result.id
          : await create(body);
        if (release.isPreview) {
          // The site's own address stays as it is: guests must not see a first version, which `create` has deployed.
          await setOnline(await isOnline());
          return { version: id, preview: `https://${id.slice(0, PREVIEW_LETTERS)}-${access.name}.${domain}` };
        }
        if (latest) await deploy(id, release.about, release.onReady);
        else await release.onReady(id);
        await setOnline(true);
        return { version: id };
      },
      bringBack: async ({ id, about }, onReady) => {
        await deploy(id, about, onReady);
        // If there were only previews so far, guests have no address yet.
        await setOnline(true);
        return id;
      },
    };
  },
};

/**
 * Makes the form that uploads a worker or a version of it.
 * @param jwt Cloudflare's proof that it has all files
 * @param mayHaveNote false for a new worker: only the upload of a version may have annotations
 */
async function describeWorker({ files, about }: Release, jwt: string, mayHaveNote: boolean): Promise<FormData> {
  const settings = SETTINGS.map(async (name) => {
    const text = await files.find(({ path }) => path === name)?.read();
    return [name, text?.toString()] as const;
  });
  const config = { not_found_handling: '404-page', ...Object.fromEntries(await Promise.all(settings)) };
  const metadata = {
    assets: { jwt, config },
    compatibility_date: COMPATIBILITY_DATE,
    ...(mayHaveNote && { annotations: { [MESSAGE]: about } }),
  };
  const form = new FormData();
  form.set('metadata', JSON.stringify(metadata));
  return form;
}
