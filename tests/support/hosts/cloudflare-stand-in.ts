import { createHash, randomUUID } from 'node:crypto';
import { formOf, startStandIn, type Answer, type HostRequest, type StandIn } from './stand-in.ts';

/*
 * Cloudflare's interface for workers with static assets, as documented and as `wrangler` uses it.
 * https://developers.cloudflare.com/workers/static-assets/direct-upload/
 */

/** The files of a version, by path. */
type Manifest = Record<string, { hash: string; size: number }>;
type Version = {
  id: string;
  created: string;
  message?: string;
  manifest: Manifest;
  config: Record<string, unknown>;
  compatibilityDate: string;
};
/** A version that was put online; `version` is its id. */
type Deployment = { id: string; created: string; version: string; message?: string };
/** Versions and deployments, newest first, and whether the addresses of the site and of previews work. */
type Script = { versions: Version[]; deployments: Deployment[]; enabled: boolean; previews: boolean };

export type CloudflareStandIn = StandIn & {
  /** The rights of each token. */
  tokens: Map<string, { account?: boolean; workers?: boolean }>;
  /** The account's subdomain of workers.dev. */
  subdomain: string | null;
  /** Subdomains of other accounts. */
  taken: Set<string>;
  scripts: Map<string, Script>;
  /** The paths of the files received, in order; tests empty it. */
  received: string[];
  /** Ends all upload sessions, as an hour does. */
  endSessions: () => void;
  /** What guests find at the address of the site or of a version's preview: texts by path. Null if the address is off. */
  served: (name: string, version?: string) => Map<string, string> | null;
  /** The file that guests receive for a path: `/story` serves `/story.html`. Null if missing. */
  file: (name: string, path: string) => { bytes: Buffer; type: string } | null;
};

const ACCOUNT = '0123456789abcdef0123456789abcdef';
/** Small, so that a test's few files fill several buckets. */
const FILES_PER_BUCKET = 4;
/** Cloudflare's limit, in bytes. */
const LARGEST_FILE = 25 * 2 ** 20;

export async function startCloudflare(): Promise<CloudflareStandIn> {
  /** Received files by hash. */
  const files = new Map<string, { bytes: Buffer; type: string }>();
  /** Manifests by token: of upload sessions, and of uploads whose files have all been received. */
  const sessions = new Map<string, Manifest>();
  const complete = new Map<string, Manifest>();

  const answer = async (request: HostRequest): Promise<Answer> => {
    const { method, path, token } = request;
    // This request has the upload session's token, not a user's.
    if (path === `/accounts/${ACCOUNT}/workers/assets/upload`) return receive(request);
    const rights = state.tokens.get(token);
    if (!rights) return refuse(403, 9109, 'Invalid access token');
    if (path === '/accounts') return succeed(rights.account ? [{ id: ACCOUNT, name: 'Ana and Luís' }] : []);
    if (path === '/memberships') return succeed([{ id: 'm', account: { id: ACCOUNT, name: 'Ana and Luís' } }]);
    if (path === '/user') return succeed({ email: 'ana@example.com' });
    const [, rest] = new RegExp(`^/accounts/${ACCOUNT}/workers/(.+)$`).exec(path) ?? [];
    if (rest === undefined) return refuse(404, 7003, `Could not route to ${path}`);
    if (!rights.workers) return refuse(403, 10000, 'Authentication error');
    if (rest === 'subdomain') return accountSubdomain(request);
    const [kind = '', name = '', resource = ''] = rest.split('/');
    if (kind === 'services')
      return state.scripts.has(name) ? succeed(describeService(name)) : refuse(404, 10090, 'not found');
    if (kind !== 'scripts') return refuse(404, 7003, `Could not route to ${path}`);
    if (resource === 'assets-upload-session' && method === 'POST') return openSession(request);
    if (resource === '' && method === 'PUT') return create(name, request);
    const script = state.scripts.get(name);
    if (!script) return refuse(404, 10007, 'This Worker does not exist on your account.');
    if (resource === 'versions' && method === 'POST')
      return succeed(describeVersion(await addVersion(script, request, true)));
    if (resource === 'versions' && method === 'GET') return succeed({ items: script.versions.map(describeVersion) });
    if (resource === 'deployments' && method === 'GET')
      return succeed({ deployments: script.deployments.map(describeDeployment) });
    if (resource === 'deployments' && method === 'POST') return deploy(script, JSON.parse(request.body.toString()));
    if (resource === 'subdomain') return scriptSubdomain(script, request);
    // Only wrangler requests this.
    if (resource === 'script-settings') return succeed({});
    return refuse(404, 7003, `Could not route to ${path}`);
  };

  /** Reports the account's subdomain, or sets it. */
  const accountSubdomain = ({ method, body }: HostRequest): Answer => {
    if (method === 'PUT') {
      const { subdomain: wanted } = JSON.parse(body.toString()) as { subdomain: string };
      if (state.taken.has(wanted)) return refuse(409, 10031, 'subdomain is unavailable');
      state.subdomain = wanted;
    }
    return state.subdomain === null
      ? refuse(404, 10007, 'You need a workers.dev subdomain')
      : succeed({ subdomain: state.subdomain });
  };

  const openSession = ({ body }: HostRequest): Answer => {
    const { manifest } = JSON.parse(body.toString()) as { manifest: Manifest };
    for (const [path, { hash, size }] of Object.entries(manifest)) {
      if (!path.startsWith('/')) return refuse(400, 100300, `${path} must start with a slash`);
      if (!/^[0-9a-f]{32}$/.test(hash))
        return refuse(400, 100301, `The hash of ${path} must have 32 hexadecimal digits`);
      if (size > LARGEST_FILE) return refuse(413, 100302, `${path} is too large`);
    }
    const missing = [...new Set(Object.values(manifest).map(({ hash }) => hash))].filter((hash) => !files.has(hash));
    const jwt = `session-${randomUUID()}`;
    // Without missing files, this token already completes the upload.
    (missing.length === 0 ? complete : sessions).set(jwt, manifest);
    const buckets = Array.from({ length: Math.ceil(missing.length / FILES_PER_BUCKET) }, (_, index) =>
      missing.slice(index * FILES_PER_BUCKET, (index + 1) * FILES_PER_BUCKET),
    );
    return succeed({ jwt, buckets });
  };

  /** Receives files of an upload session. The last ones complete the upload. */
  const receive = async (request: HostRequest): Promise<Answer> => {
    const manifest = sessions.get(request.token);
    if (!manifest) return refuse(401, 10000, 'The session is over');
    if (request.query.get('base64') !== 'true') return refuse(400, 100303, 'Files must be in base64');
    for (const [hash, part] of await formOf(request)) {
      if (typeof part === 'string') return refuse(400, 100304, 'A part must be a file');
      const bytes = Buffer.from(await part.text(), 'base64');
      const [path, entry] = Object.entries(manifest).find(([, each]) => each.hash === hash) ?? [];
      if (path === undefined || entry?.size !== bytes.length)
        return refuse(400, 100305, `Not in the manifest: ${hash}`);
      files.set(hash, { bytes, type: part.type });
      state.received.push(path);
    }
    if (Object.values(manifest).some(({ hash }) => !files.has(hash))) return { status: 202, json: ok({ jwt: null }) };
    const jwt = `complete-${randomUUID()}`;
    complete.set(jwt, manifest);
    return { status: 201, json: ok({ jwt }) };
  };

  const addVersion = async (script: Script, request: HostRequest, canHaveAnnotations: boolean): Promise<Version> => {
    const metadata = JSON.parse((await formOf(request)).get('metadata') as string) as {
      assets: { jwt: string; config: Record<string, unknown> };
      compatibility_date: string;
      annotations?: Record<string, string>;
    };
    const manifest = complete.get(metadata.assets.jwt);
    if (!manifest || !/^\d{4}-\d\d-\d\d$/.test(metadata.compatibility_date))
      throw new Error('The metadata is incomplete');
    if (metadata.annotations && !canHaveAnnotations)
      throw new Error('Only the upload of a version may have annotations');
    const message = metadata.annotations?.['workers/message'];
    const { compatibility_date: compatibilityDate, assets } = metadata;
    const version = { id: randomUUID(), created: now(), manifest, config: assets.config, compatibilityDate };
    script.versions.unshift({ ...version, ...(message === undefined ? {} : { message }) });
    return version;
  };

  /** Creates a script or replaces its code, and deploys the new version at once. */
  const create = async (name: string, request: HostRequest): Promise<Answer> => {
    const script = state.scripts.get(name) ?? { versions: [], deployments: [], enabled: false, previews: false };
    const { id } = await addVersion(script, request, false);
    state.scripts.set(name, script);
    script.deployments.unshift({ id: randomUUID(), created: now(), version: id });
    return succeed({ id: name, deployment_id: id.replaceAll('-', ''), startup_time_ms: 1 });
  };

  const deploy = (script: Script, wanted: unknown): Answer => {
    const { strategy, versions, annotations } = wanted as {
      strategy: string;
      versions: { version_id: string; percentage: number }[];
      annotations?: Record<string, string>;
    };
    const [first] = versions;
    const version = script.versions.find(({ id }) => id === first?.version_id)?.id;
    if (strategy !== 'percentage' || first?.percentage !== 100 || version === undefined)
      return refuse(400, 10021, 'Invalid deployment');
    const message = annotations?.['workers/message'];
    script.deployments.unshift({
      id: randomUUID(),
      created: now(),
      version,
      ...(message === undefined ? {} : { message }),
    });
    return succeed({ id: script.deployments[0]?.id });
  };

  /** Reports whether a script's addresses work, or sets it. */
  const scriptSubdomain = (script: Script, { method, body }: HostRequest): Answer => {
    if (method === 'POST') {
      const wanted = JSON.parse(body.toString()) as { enabled: boolean; previews_enabled?: boolean };
      script.enabled = wanted.enabled;
      script.previews = wanted.previews_enabled ?? script.previews;
    }
    return succeed({ enabled: script.enabled, previews_enabled: script.previews });
  };

  /** The files of the live version, or of a version's preview; null if their address is off. */
  const manifestOf = (name: string, preview?: string): Manifest | null => {
    const script = state.scripts.get(name);
    if (!script || !(preview === undefined ? script.enabled : script.previews)) return null;
    const id = preview ?? script.deployments[0]?.version ?? '';
    // A preview's address has only the start of the version's id.
    return script.versions.find((each) => each.id.startsWith(id))?.manifest ?? {};
  };
  const served: CloudflareStandIn['served'] = (name, preview) => {
    const manifest = manifestOf(name, preview);
    const texts = Object.entries(manifest ?? {}).map(
      ([path, { hash }]) => [path, files.get(hash)?.bytes.toString() ?? ''] as const,
    );
    return manifest && new Map(texts);
  };
  const file: CloudflareStandIn['file'] = (name, path) => {
    const manifest = manifestOf(name) ?? {};
    const entry = [path, `${path}.html`, `${path}index.html`].flatMap((each) => manifest[each] ?? [])[0];
    return files.get(entry?.hash ?? '') ?? null;
  };

  const state: CloudflareStandIn = Object.assign(await startStandIn(answer), {
    tokens: new Map([['token-of-ana', { account: true, workers: true }]]),
    subdomain: 'ana-and-luis',
    taken: new Set<string>(),
    scripts: new Map<string, Script>(),
    received: [],
    endSessions: () => sessions.clear(),
    served,
    file,
  });
  return state;
}

const now = () => new Date().toISOString();

const ok = (result: unknown) => ({ success: true, errors: [], messages: [], result });

const succeed = (result: unknown): Answer => ({ status: 200, json: ok(result) });

const refuse = (status: number, code: number, message: string): Answer => ({
  status,
  json: { success: false, errors: [{ code, message }], messages: [], result: null },
});

const annotationsOf = (message: string | undefined) => (message === undefined ? {} : { 'workers/message': message });

const describeVersion = ({ id, created, message }: Pick<Version, 'id' | 'created' | 'message'>) => ({
  id,
  number: 1,
  metadata: { created_on: created, hasPreview: true },
  annotations: annotationsOf(message),
  resources: { script: { etag: createHash('sha256').update(id).digest('hex') } },
});

const describeDeployment = ({ id, created, version, message }: Deployment) => ({
  id,
  created_on: created,
  strategy: 'percentage',
  versions: [{ version_id: version, percentage: 100 }],
  annotations: annotationsOf(message),
});

const describeService = (name: string) => ({
  id: name,
  default_environment: { environment: 'production', script: { tag: 't', tags: null, last_deployed_from: 'wrangler' } },
});
