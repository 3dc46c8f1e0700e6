import { createHash, randomUUID } from 'node:crypto';
import { startStandIn, type Answer, type HostRequest, type StandIn } from './stand-in.ts';

/* Netlify's interface for deploys by file digests, as in its OpenAPI description and as `netlify deploy` uses it. */

/** How often a client has to ask until Netlify has compared the files of an asynchronous deploy. */
const POLLS = 2;

type Deploy = {
  id: string;
  title: string;
  draft: boolean;
  created: string;
  /** The SHA-1 of each file, by its path. */
  files: Record<string, string>;
  /** The SHA-1s of the files that Netlify still needs. */
  required: string[];
  /** The remaining polls until Netlify has compared the files. */
  pollsLeft: number;
};
type Site = { id: string; name: string; deploys: Deploy[]; published: string | null };

export type NetlifyStandIn = StandIn & {
  tokens: Set<string>;
  /** Names of other people's sites. */
  taken: Set<string>;
  sites: Map<string, Site>;
  /** The paths of the files received so far; tests empty this list. */
  received: string[];
  /** The texts that guests find at a site's address, or at one of its deploys', by path; null without a deploy. */
  served: (name: string, deployId?: string) => Map<string, string> | null;
};

export async function startNetlify(): Promise<NetlifyStandIn> {
  /** Texts by SHA-1. */
  const blobs = new Map<string, string>();

  const answer = async (request: HostRequest): Promise<Answer> => {
    const { method, path, token, body } = request;
    const route = path.replace('/api/v1', '');
    if (!state.tokens.has(token)) return refuse(401, 'Access Denied');
    const json = () => JSON.parse(body.toString() || '{}') as Record<string, unknown>;
    if (route === '/user') return found({ id: 'u', email: 'ana@example.com', full_name: 'Ana' });
    if (route === '/accounts') return found([{ id: 'a', slug: 'ana', name: 'Ana', default: true, type_name: 'Free' }]);
    if (route === '/sites' && method === 'POST') return createSite(String(json()['name']));
    if (route === '/sites') return found([...state.sites.values()].map(describeSite));
    const [kind = '', id = '', part = '', ...rest] = route.slice(1).split('/');
    if (kind === 'deploys') return answerDeploy(request, id, part, rest);
    const site = [...state.sites.values()].find((each) => each.id === id || `${each.name}.netlify.app` === id);
    if (kind !== 'sites' || !site) return refuse(404, 'Not Found');
    if (part === '') return found(describeSite(site));
    // The command `netlify deploy` requests these, too.
    if (part === 'service-instances' || part === 'env') return found([]);
    if (part !== 'deploys') return refuse(404, `Not Found: ${route}`);
    const [deployId = '', action] = rest;
    if (deployId === '' && method === 'POST') return createDeploy(site, request.query.get('title') ?? '', json());
    if (deployId === '') {
      const page = site.deploys.slice(0, Number(request.query.get('per_page') ?? 100));
      return found(page.map((each) => describeDeploy(site, each)));
    }
    const deploy = site.deploys.find((each) => each.id === deployId);
    if (!deploy) return refuse(404, 'Not Found');
    if (action === 'restore') site.published = deploy.id;
    else if (method === 'PUT') compare(site, deploy, json());
    return found(describeDeploy(site, deploy));
  };

  const createSite = (name: string): Answer => {
    if (state.taken.has(name) || state.sites.has(name)) return refuse(422, 'subdomain must be unique');
    const site = { id: randomUUID(), name, deploys: [], published: null };
    state.sites.set(name, site);
    return { status: 201, json: describeSite(site) };
  };

  const createDeploy = (site: Site, title: string, options: Record<string, unknown>): Answer => {
    const draft = options['draft'] === true;
    const deploy = {
      id: randomUUID(),
      title,
      draft,
      created: new Date().toISOString(),
      files: {},
      required: [],
      pollsLeft: 0,
    };
    site.deploys.unshift(deploy);
    if (options['files']) compare(site, deploy, options);
    return found(describeDeploy(site, deploy));
  };

  const compare = (site: Site, deploy: Deploy, options: Record<string, unknown>) => {
    deploy.files = (options['files'] ?? {}) as Record<string, string>;
    for (const sha of Object.values(deploy.files))
      if (!/^[0-9a-f]{40}$/.test(sha)) throw new Error(`Not a SHA-1: ${sha}`);
    deploy.required = [...new Set(Object.values(deploy.files))].filter((sha) => !blobs.has(sha));
    deploy.pollsLeft = options['async'] === true ? POLLS : 0;
    publishIfComplete(site, deploy);
  };

  const publishIfComplete = (site: Site, deploy: Deploy) => {
    if (deploy.required.length === 0 && !deploy.draft) site.published = deploy.id;
  };

  const answerDeploy = ({ method, body }: HostRequest, id: string, part: string, path: readonly string[]): Answer => {
    const site = [...state.sites.values()].find(({ deploys }) => deploys.some((each) => each.id === id));
    const deploy = site?.deploys.find((each) => each.id === id);
    if (!site || !deploy) return refuse(404, 'Not Found');
    if (part === 'files' && method === 'PUT') {
      const sha = createHash('sha1').update(body).digest('hex');
      const name = path.map(decodeURIComponent).join('/');
      const announced = deploy.files[`/${name}`] ?? deploy.files[name];
      if (announced !== sha) return refuse(422, `${name} is not the file that was announced`);
      blobs.set(sha, body.toString());
      deploy.required = deploy.required.filter((each) => each !== sha);
      state.received.push(`/${name}`);
      publishIfComplete(site, deploy);
      return found({ id: name, sha });
    }
    const described = describeDeploy(site, deploy);
    if (method === 'GET' && deploy.pollsLeft > 0) deploy.pollsLeft -= 1;
    return found(described);
  };

  const served: NetlifyStandIn['served'] = (name, deployId) => {
    const site = state.sites.get(name);
    const deploy = site?.deploys.find(({ id }) => id === (deployId ?? site.published));
    if (!deploy) return null;
    return new Map(Object.entries(deploy.files).map(([path, sha]) => [path, blobs.get(sha) ?? '']));
  };

  const state: NetlifyStandIn = Object.assign(await startStandIn(answer), {
    tokens: new Set(['token-of-ana']),
    taken: new Set<string>(),
    sites: new Map<string, Site>(),
    received: [],
    served,
  });
  state.url += '/api/v1';
  return state;
}

const found = (json: unknown): Answer => ({ status: 200, json });

const refuse = (status: number, message: string): Answer => ({ status, json: { code: status, message } });

const describeSite = (site: Site) => {
  const { id, name, published, deploys } = site;
  const live = deploys.find((each) => each.id === published);
  return {
    id,
    name,
    url: `http://${name}.netlify.app`,
    ssl_url: `https://${name}.netlify.app`,
    admin_url: `https://app.netlify.com/projects/${name}`,
    account_slug: 'ana',
    account_id: 'a',
    build_settings: {},
    published_deploy: live ? describeDeploy(site, live) : null,
  };
};

const describeDeploy = (site: Site, { id, title, draft, created, required, pollsLeft }: Deploy) => ({
  id,
  site_id: site.id,
  name: site.name,
  state: pollsLeft > 0 ? 'preparing' : required.length > 0 ? 'prepared' : 'ready',
  required: pollsLeft > 0 ? [] : required,
  required_functions: [],
  title,
  draft,
  context: draft ? 'deploy-preview' : 'production',
  created_at: created,
  ssl_url: `https://${site.name}.netlify.app`,
  url: `http://${site.name}.netlify.app`,
  deploy_ssl_url: `https://${id}--${site.name}.netlify.app`,
  deploy_url: `http://${id}--${site.name}.netlify.app`,
  admin_url: `https://app.netlify.com/projects/${site.name}`,
});
