import { createHash } from 'node:crypto';
import { z } from 'zod';
import { NO_NOTE } from '../../../model/publishing.ts';
import { openHostApi } from '../call-host.ts';
import { NewerVersion, PublishTrouble, type Host, type SiteFile } from '../host.ts';

/*
 * Puts a site online by Netlify's API:
 * https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/#deploy-with-the-api
 */

/** The pause between polls of a deploy's state, and the most polls. Netlify needs a minute or two for a large site. */
const POLL_MS = 1000;
const MOST_POLLS = 600;

const deploy = z.object({
  id: z.string(),
  state: z.string(),
  required: z.array(z.string()).nullish(),
  title: z.string().nullish(),
  context: z.string().nullish(),
  created_at: z.string().nullish(),
  error_message: z.string().nullish(),
  deploy_ssl_url: z.string().nullish(),
  deploy_url: z.string().nullish(),
});
const site = z.object({
  id: z.string(),
  url: z.string(),
  ssl_url: z.string().nullish(),
  published_deploy: deploy.nullish(),
});

/** Netlify: a deploy by file digests, which uploads only the files that Netlify lacks. */
export const netlify: Host = {
  id: 'netlify',
  // Netlify documents no limits.
  limits: { bytes: Infinity, files: Infinity },
  tokenVariable: 'NETLIFY_AUTH_TOKEN',
  address: { variable: 'NETLIFY_API_URL', usual: 'https://api.netlify.com/api/v1' },
  checkToken: async (access) => void (await openHostApi(netlify, access)('/user')),
  open: async (access) => {
    const call = openHostApi(netlify, access);
    const find = async () => {
      // Netlify may refuse access to somebody else's site.
      const found = await call(`/sites/${access.name}.netlify.app`, { accept: [401, 403, 404] });
      return found.status === 200 ? site.parse(found.data) : null;
    };
    const create = async () => {
      const made = await call('/sites', { method: 'POST', json: { name: access.name }, accept: [422] });
      if (made.status !== 422) return site.parse(made.data);
      // The name is taken: by this account if the answer to an earlier attempt was lost.
      const found = await find();
      if (!found) throw new PublishTrouble(`The name ${access.name} is taken at Netlify. Choose another one.`);
      return found;
    };
    const { id, url, ssl_url } = (await find()) ?? (await create());
    const deploys = `/sites/${id}/deploys`;

    const versions = async () => {
      const [known, list] = await Promise.all([call(`/sites/${id}`), call(`${deploys}?per_page=50`)]);
      const live = site.parse(known.data).published_deploy;
      const all = z
        .array(deploy)
        .parse(list.data)
        .filter(({ state, context }) => state === 'ready' && context === 'production');
      // Many later deploys, such as previews, can have pushed the live one off the list.
      if (live?.state === 'ready' && !all.some(({ id: each }) => each === live.id)) all.push(live);
      return all.map((each) => ({
        id: each.id,
        date: each.created_at ?? '',
        about: each.title ?? NO_NOTE,
        isLive: each.id === live?.id,
      }));
    };
    /** Waits until a deploy has one of these states. @throws PublishTrouble if it fails or takes too long */
    const waitFor = async (deployId: string, states: readonly string[]) => {
      for (let polls = 0; polls < MOST_POLLS; polls += 1) {
        const current = deploy.parse((await call(`/deploys/${deployId}`)).data);
        if (states.includes(current.state)) return current;
        if (current.state === 'error')
          throw new PublishTrouble(`Netlify could not publish this: “${current.error_message ?? 'no reason given'}”.`);
        await access.net.wait(POLL_MS);
      }
      throw new PublishTrouble('Netlify is taking too long. Look at your site there in a few minutes, then try again.');
    };

    return {
      address: ssl_url ?? url,
      base: '/',
      versions,
      put: async ({ files, about, isPreview, replaces, onSent, onReady }) => {
        const byDigest = await groupByDigest(files);
        const live = (await versions()).find(({ isLive }) => isLive);
        if (live && live.id !== replaces) throw new NewerVersion(live);
        const made = await call(`${deploys}?title=${encodeURIComponent(about)}`, {
          method: 'POST',
          // `async`: Netlify answers at once, since comparing more than a hundred files takes longer than a request may.
          json: {
            files: Object.fromEntries(
              [...byDigest].flatMap(([sha, same]) => same.map(({ path }) => [`/${path}`, sha])),
            ),
            draft: isPreview,
            async: true,
          },
        });
        const { id: deployId } = deploy.parse(made.data);
        const { required } = await waitFor(deployId, ['prepared', 'uploading', 'uploaded', 'ready']).catch(
          async (error: unknown) => {
            // If Netlify lacked no file, the deploy may be live already.
            if (!isPreview) await onReady(deployId);
            throw error;
          },
        );
        // Of several files with the same content, Netlify needs only one.
        const lacking = (required ?? []).flatMap((sha) => byDigest.get(sha)?.[0] ?? []);
        onSent(0, lacking.length);
        // A deploy goes live with its last file, or at once if no file is missing.
        if (lacking.length === 0 && !isPreview) await onReady(deployId);
        // One file in memory at a time.
        for (const [index, file] of lacking.entries()) {
          const path = file.path.split('/').map(encodeURIComponent).join('/');
          const headers = { 'content-type': 'application/octet-stream' };
          if (index + 1 === lacking.length && !isPreview) await onReady(deployId);
          await call(`/deploys/${deployId}/files/${path}`, { method: 'PUT', body: await file.read(), headers });
          onSent(index + 1, lacking.length);
        }
        const { deploy_ssl_url, deploy_url } = await waitFor(deployId, ['ready']);
        const preview = deploy_ssl_url ?? deploy_url;
        return isPreview && preview ? { version: deployId, preview } : { version: deployId };
      },
      bringBack: async ({ id }, onReady) => {
        await onReady(id);
        await call(`${deploys}/${id}/restore`, { method: 'POST' });
        return id;
      },
    };
  },
};

/** Groups the files by SHA-1, by which Netlify knows them: several can have the same content. */
async function groupByDigest(files: readonly SiteFile[]): Promise<Map<string, SiteFile[]>> {
  const all = new Map<string, SiteFile[]>();
  for (const file of files) {
    // One file in memory at a time.
    const sha = createHash('sha1')
      .update(await file.read())
      .digest('hex');
    all.set(sha, [...(all.get(sha) ?? []), file]);
  }
  return all;
}
