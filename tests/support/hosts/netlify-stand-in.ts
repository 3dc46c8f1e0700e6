import { createHash, randomUUID } from 'node:crypto';
import { startStandIn, type Answer, type Asked, type StandIn } from './stand-in.ts';

/* Netlify's interface for deploys by file digests, as in its OpenAPI description and as `netlify deploy` uses it. */

type Deploy = {
  id: string;
  title: string;
  draft: boolean;
  created: string;
  files: Record<string, string>;
  required: string[];
  /** The remaining polls until Netlify has compared the files. */
  comparing: number;
};
type Site = { id: string; name: string; deploys: Deploy[]; published: string | null };

export type NetlifyStandIn = StandIn & {
  tokens: Set<string>;
  /** Names of other people's sites. */
  taken: Set<string>;
  sites: Map<string, Site>;
  /** The paths of the files received; tests empty it. */
  received: string[];
  /** What guests find at the site's address, or at that of a deploy: texts by path; null for nothing. */
  served: (name: string, deploy?: string) => Map<string, string> | null;
};

export async function startNetlify(): Promise<NetlifyStandIn> {
  const blobs = new Map<string, string>();

  const answer = async (asked: Asked): Promise<Answer> => {
    const { method, path, token, body } = asked;
    const route = path.replace('/api/v1', '');
    if (!state.tokens.has(token)) return refuse(401, 'Access Denied');
    const json = () => JSON.parse(body.toString() || '{}') as Record<string, unknown>;
    if (route === '/user') return found({ id: 'u', email: 'ana@example.com', full_name: 'Ana' });
    if (route === '/accounts') return found([{ id: 'a', slug: 'ana', name: 'Ana', default: true, type_name: 'Free' }]);
    if (route === '/sites' && method === 'POST') return createSite(String(json()['name']));
    if (route === '/sites') return found([...state.sites.values()].map(describeSite));
    const [kind = '', id = '', what = '', ...rest] = route.slice(1).split('/');
    if (kind === 'deploys') return answerDeploy(asked, id, what, rest);
    const site = [...state.sites.values()].find((each) => each.id === id || `${each.name}.netlify.app` === id);
    if (kind !== 'sites' || !site) return refuse(404, 'Not Found');
    if (what === '') return found(describeSite(site));
    // Further requests of the command.
    if (what === 'service-instances' || what === 'env') return found([]);
    if (what !== 'deploys') return refuse(404, `Not Found: ${route}`);
    const [deployId = '', act] = rest;
    if (deployId === '' && method === 'POST') return createDeploy(site, asked.query.get('title') ?? '', json());
    if (deployId === '') {
      const page = site.deploys.slice(0, Number(asked.query.get('per_page') ?? 100));
      return found(page.map((each) => describeDeploy(site, each)));
    }
    const deploy = site.deploys.find((each) => each.id === deployId);
    if (!deploy) return refuse(404, 'Not Found');
    if (act === 'restore') site.published = deploy.id;
    else if (method === 'PUT') compare(site, deploy, json());
    return found(describeDeploy(site, deploy));
  };

  const createSite = (name: string): Answer => {
    if (state.taken.has(name) || state.sites.has(name)) return refuse(422, 'subdomain must be unique');
    const site = { id: randomUUID(), name, deploys: [], published: null };
    state.sites.set(name, site);
    return { status: 201, json: describeSite(site) };
  };

  const createDeploy = (site: Site, title: string, wish: Record<string, unknown>): Answer => {
    const draft = wish['draft'] === true;
    const deploy = {
      id: randomUUID(),
      title,
      draft,
      created: new Date().toISOString(),
      files: {},
      required: [],
      comparing: 0,
    };
    site.deploys.unshift(deploy);
    if (wish['files']) compare(site, deploy, wish);
    return found(describeDeploy(site, deploy));
  };

  const compare = (site: Site, deploy: Deploy, wish: Record<string, unknown>) => {
    deploy.files = (wish['files'] ?? {}) as Record<string, string>;
    for (const sha of Object.values(deploy.files))
      if (!/^[0-9a-f]{40}$/.test(sha)) throw new Error(`Not a SHA-1: ${sha}`);
    deploy.required = [...new Set(Object.values(deploy.files))].filter((sha) => !blobs.has(sha));
    deploy.comparing = wish['async'] === true ? 2 : 0;
    publishIfComplete(site, deploy);
  };

  const publishIfComplete = (site: Site, deploy: Deploy) => {
    if (deploy.required.length === 0 && !deploy.draft) site.published = deploy.id;
  };

  const answerDeploy = ({ method, body }: Asked, id: string, what: string, path: readonly string[]): Answer => {
    const site = [...state.sites.values()].find(({ deploys }) => deploys.some((each) => each.id === id));
    const deploy = site?.deploys.find((each) => each.id === id);
    if (!site || !deploy) return refuse(404, 'Not Found');
    if (what === 'files' && method === 'PUT') {
      const sha = createHash('sha1').update(body).digest('hex');
      const name = path.map(decodeURIComponent).join('/');
      const wanted = deploy.files[`/${name}`] ?? deploy.files[name];
      if (wanted !== sha) return refuse(422, `${name} is not the file that was announced`);
      blobs.set(sha, body.toString());
      deploy.required = deploy.required.filter((each) => each !== sha);
      state.received.push(`/${name}`);
      publishIfComplete(site, deploy);
      return found({ id: name, sha });
    }
    const described = describeDeploy(site, deploy);
    if (method === 'GET' && deploy.comparing > 0) deploy.comparing -= 1;
    return found(described);
  };

  const served: NetlifyStandIn['served'] = (name, wanted) => {
    const site = state.sites.get(name);
    const deploy = site?.deploys.find(({ id }) => id === (wanted ?? site.published));
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

const describeDeploy = (site: Site, { id, title, draft, created, required, comparing }: Deploy) => ({
  id,
  site_id: site.id,
  name: site.name,
  state: comparing > 0 ? 'preparing' : required.length > 0 ? 'prepared' : 'ready',
  required: comparing > 0 ? [] : required,
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
