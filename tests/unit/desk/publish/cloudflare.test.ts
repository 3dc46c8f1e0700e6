import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { locate } from '../../../../desk/server/publish/find-home';
import { apiOf } from '../../../../desk/server/publish/host';
import { cloudflare } from '../../../../desk/server/publish/hosts/cloudflare/cloudflare';
import { openPublishing } from '../../../../desk/server/publish/publish-job';
import { enterToken, explainFailure, openPublisher } from '../../../../desk/server/publish/publisher';
import { findTarget, readRecord, writeRecord } from '../../../../desk/server/publish/record';
import { startCloudflare, type CloudflareStandIn } from '../../../support/hosts/cloudflare-stand-in';
import { temporaryFolder } from '../../../fixtures/temporary-folder';
import { openCouple, type Couple } from '../../../support/hosts/couple-online';

const TOKEN = 'token-of-ana';
const ADDRESS = 'https://wedding.ana-and-luis.workers.dev/';

let host: CloudflareStandIn;
let couple: Couple;
const env = () => ({ CLOUDFLARE_API_BASE_URL: host.url, CLOUDFLARE_API_TOKEN: TOKEN });

beforeEach(async () => {
  host = await startCloudflare();
  couple = await openCouple('cloudflare', 'wedding', env());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await host.close();
});

/** The paths of the files that the host has received since the last call, sorted. */
const takeReceived = () => host.received.splice(0).toSorted();
/** The text that guests find at a path; null if nothing. */
const page = (path: string) => host.served('wedding')?.get(path) ?? null;

/** Sets the variables of the process, from which `openPublishing` reads the tokens and addresses of hosts. */
const stubVariables = (variables: NodeJS.ProcessEnv) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
};

describe('a publication', () => {
  test('is live without the files for other hosts, and its address is written', async () => {
    expect(await couple.publish()).toMatchObject({
      status: 'done',
      address: ADDRESS,
      about: 'First version; 2 photos',
    });
    expect((parse(couple.text('site.yaml')) as { address: string }).address).toBe(ADDRESS.slice(0, -1));
    // The file’s comments stay.
    expect(couple.text('site.yaml')).toContain('# ');
    expect([...(host.served('wedding')?.keys() ?? [])].filter((path) => !path.startsWith('/assets'))).toEqual([
      '/404.html',
      '/faq.html',
      '/index.html',
      '/schedule.html',
      '/story.html',
      '/thanks.html',
      '/travel.html',
    ]);
    const [version] = host.scripts.get('wedding')?.versions ?? [];
    expect(version?.config).toEqual({ not_found_handling: '404-page', _headers: '/*\n  X-Robots-Tag: noindex\n' });
    // The same date as for a site that Cloudflare builds from its repository.
    expect(readFileSync('wrangler.jsonc', 'utf8')).toContain(`"compatibility_date": "${version?.compatibilityDate}"`);
    const stages = couple.progress.map(({ stage }) => stage);
    expect(stages.filter((stage, index) => stage !== stages[index - 1])).toEqual([
      'check',
      'ask',
      'build',
      'upload',
      'finish',
    ]);
    expect(await couple.editor.undo()).toEqual({ status: 'done' });
    expect(parse(couple.text('site.yaml'))).not.toHaveProperty('address');
  });

  test('sends only what has changed, and says what that is', async () => {
    await couple.publish();
    takeReceived();
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    expect(await couple.publish()).toMatchObject({ about: 'Schedule' });
    expect(takeReceived()).toEqual(['/schedule.html']);
    expect(page('/schedule.html')).toContain('title: Our ');

    await couple.addPhoto('cake.jpg', 'teal');
    expect(await couple.publish()).toMatchObject({ about: '1 photo' });
    expect(takeReceived()).toEqual(['/assets/cake.jpg']);

    const countVersions = () => host.scripts.get('wedding')?.versions.length;
    const before = countVersions();
    expect(await couple.publish()).toMatchObject({ status: 'same', address: ADDRESS });
    expect([takeReceived(), countVersions()]).toEqual([[], before]);
  });

  test('is described by what it contains, without edits made during its build', async () => {
    await couple.publish();
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    const { build } = couple.publisher;
    couple.publisher.build = async (base) => {
      const folder = await build(base);
      couple.edit('faq.yaml', 'question: ', 'question: So, ');
      return folder;
    };
    expect(await couple.publish()).toMatchObject({ about: 'Schedule' });
    couple.publisher.build = build;
    expect(await couple.publish()).toMatchObject({ about: 'FAQs' });
  });

  test('is not called the first version if this folder does not know the live one', async () => {
    await couple.publish();
    rmSync(join(couple.root, 'content/published.json'));
    expect(await couple.publish({ anyway: true })).toMatchObject({ about: 'All pages; 2 photos' });
  });

  test('keeps a domain of the couple’s own', async () => {
    couple.edit('site.yaml', 'couple:', 'address: https://ana-luis.com\ncouple:');
    expect(await couple.publish()).toMatchObject({ address: 'https://ana-luis.com/' });
    expect(couple.text('site.yaml')).toContain('https://ana-luis.com\n');
    // Also on a computer without a record of publications.
    rmSync(join(couple.root, 'content/published.json'));
    const [version] = await couple.versions();
    expect(await couple.bringBack(version?.id ?? '')).toMatchObject({ address: 'https://ana-luis.com/' });
  });

  test.each(['https://d111abcdef8.cloudfront.net', 'https://ana.github.io/wedding/'])(
    'replaces the address at another host: %s',
    async (address) => {
      couple.edit('site.yaml', 'couple:', `address: ${address}\ncouple:`);
      expect(await locate(couple.publisher.project, { address: ADDRESS, base: '/' })).toEqual({
        home: ADDRESS,
        base: '/',
        domain: null,
      });
    },
  );

  test('makes an address for an account without one, a similar one if the name is taken', async () => {
    host.subdomain = null;
    host.taken.add('wedding');
    expect(await couple.publish()).toMatchObject({
      address: expect.stringMatching(/^https:\/\/wedding\.wedding-\w{4}\.workers\.dev\/$/),
    });
  });

  test('stops at mistakes, before anything is sent', async () => {
    couple.edit('site.yaml', 'language: en', 'language: en\nworld: moon');
    expect(await couple.publish()).toMatchObject({ status: 'failed', message: expect.stringContaining('site.yaml:') });
    expect([host.requests, couple.builds]).toEqual([[], []]);
  });
});

describe('a preview', () => {
  test('is at its own address, and guests still see the previous version', async () => {
    await couple.publish();
    couple.edit('schedule.yaml', 'title: ', 'title: Maybe ');
    const preview = await couple.publish({ isPreview: true });
    const [, id = ''] =
      /^https:\/\/(\w{8})-wedding\.ana-and-luis\.workers\.dev$/.exec('address' in preview ? preview.address : '') ?? [];
    expect(host.served('wedding', id)?.get('/schedule.html')).toContain('Maybe');
    expect(page('/schedule.html')).not.toContain('Maybe');
    expect(await couple.publish()).toMatchObject({ status: 'done', about: 'Schedule', isPreview: false });
    expect(page('/schedule.html')).toContain('Maybe');
  });

  test('can come first, while guests find nothing yet', async () => {
    expect(await couple.publish({ isPreview: true })).toMatchObject({ status: 'done', isPreview: true });
    expect(host.served('wedding')).toBeNull();
    expect(couple.text('site.yaml')).not.toContain('workers.dev');
    expect(await couple.publish()).toMatchObject({ status: 'done', address: ADDRESS });
    expect(page('/index.html')).not.toBeNull();
  });
});

test('a site’s proposed name has the couple’s names, unless the site is private', async () => {
  const { project } = couple.publisher;
  expect((await findTarget(project)).target.name).toBe('ana-luis');
  couple.edit('site.yaml', 'version: ', 'private: true\nversion: ');
  expect((await findTarget(project)).target.name).toBe('our-wedding');
});

test('the record of what is online survives a full disk', async () => {
  await couple.publish();
  const { folder } = couple.publisher.project;
  const record = await readRecord(folder);
  // `writeRecord` writes this file first.
  symlinkSync('/dev/full', join(folder, 'published.json.new'));
  await expect(
    writeRecord(folder, { host: 'netlify', name: 'other', address: null, seen: [], known: {} }),
  ).rejects.toThrow(/^E[A-Z]+: /);
  expect(await readRecord(folder)).toEqual(record);
});

describe('versions', () => {
  test('are listed by the host, and each can be brought back', async () => {
    await couple.publish();
    const first = page('/schedule.html');
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    await couple.publish();
    const list = await couple.versions();
    expect(list.map(({ about, isLive }) => [about, isLive])).toEqual([
      ['Schedule', true],
      ['First version, or published by hand', false],
    ]);
    takeReceived();
    expect(await couple.bringBack(list[1]?.id ?? '')).toMatchObject({ status: 'done' });
    expect([page('/schedule.html'), takeReceived()]).toEqual([first, []]);
    // The folder still has the later words, which can go online again.
    expect(await couple.publish()).toMatchObject({ status: 'done', about: 'Schedule' });
  });

  test('that were only a preview get the address for guests when one is brought back', async () => {
    await couple.publish({ isPreview: true });
    const [first] = await couple.versions();
    expect(await couple.bringBack(first?.id ?? '')).toMatchObject({ status: 'done', address: ADDRESS });
    expect(page('/index.html')).not.toBeNull();
    expect(await couple.versions()).toMatchObject([{ isLive: true }]);
  });

  test('of a private site may need an old key, as the desk says when it restores them', async () => {
    couple.edit('site.yaml', 'version: ', 'private: true\nversion: ');
    await couple.publish();
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    await couple.publish();
    const [, first] = await couple.versions();
    expect(await couple.bringBack(first?.id ?? '')).toMatchObject({
      address: expect.stringMatching(/#key=[\w-]{43}$/),
      about: expect.stringContaining('If you have changed the locks since then'),
    });
  });

  test('stay as they are while a private site’s key is damaged', async () => {
    couple.edit('site.yaml', 'version: ', 'private: true\nversion: ');
    await couple.publish();
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    await couple.publish();
    const [latest, first] = await couple.versions();
    writeFileSync(join(couple.root, '.our-story/key.json'), '{');
    expect(await couple.bringBack(first?.id ?? '')).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/key.*\nNothing has changed online\.$/),
    });
    expect(await couple.versions()).toMatchObject([{ id: latest?.id, isLive: true }, { isLive: false }]);
  });

  test('from another computer are replaced only after a warning, and stay in the list', async () => {
    await couple.publish();
    const other = await couple.copy();
    other.edit('schedule.yaml', 'title: ', 'title: Their ');
    await other.publish();
    const theirs = page('/schedule.html');
    couple.edit('faq.yaml', 'question: ', 'question: So, ');
    expect(await couple.publish()).toMatchObject({ status: 'newer', version: { about: 'Schedule' } });
    expect(page('/schedule.html')).toBe(theirs);
    expect(await couple.publish({ anyway: true })).toMatchObject({ status: 'done', about: 'FAQs' });
    expect((await couple.versions()).map(({ about }) => about)).toContain('Schedule');
  });
});

describe('a failure', () => {
  /** Publishes. @returns the message of the failure */
  const failToPublish = async () => {
    const outcome = await couple.publish();
    return outcome.status === 'failed' ? outcome.message : `not failed: ${outcome.status}`;
  };

  test('of the network or the host is retried with longer and longer pauses', async () => {
    let losses = 3;
    host.fault = () => (losses-- > 0 ? 'drop' : null);
    expect(await couple.publish()).toMatchObject({ status: 'done' });
    expect(couple.waits).toEqual([1000, 2000, 4000]);
    host.fault = () => ({ status: 503, json: null });
    expect(await failToPublish()).toMatch(/Cloudflare is having problems \(503\).*cloudflarestatus/);
    host.fault = () => 'drop';
    expect(await failToPublish()).toMatch(/cannot be reached.*online/);
  });

  test.each([
    ['a wrong token', {}, 'first choose “Forget the token”'],
    ['no right to see the account', { 'token-of-ana': { workers: true } }, 'Account Settings, Read'],
    ['no right to publish', { 'token-of-ana': { account: true } }, 'Workers Scripts · Edit'],
  ])('because of %s names what is missing, but not the token', async (_cause, tokens, hint) => {
    host.tokens = new Map(Object.entries(tokens));
    const message = await failToPublish();
    expect(message).toContain(hint);
    expect(message).not.toContain(TOKEN);
  });

  test('because a variable names another account does not blame the token', async () => {
    couple.publisher.net.env['CLOUDFLARE_ACCOUNT_ID'] = 'somebody-else';
    expect(await failToPublish()).toContain('CLOUDFLARE_ACCOUNT_ID');
  });

  test('is not caused by an empty variable', async () => {
    const withEmptyVariable = await openCouple('cloudflare', 'wedding', { ...env(), CLOUDFLARE_ACCOUNT_ID: '' });
    expect(await withEmptyVariable.publish()).toMatchObject({ status: 'done' });
    expect(apiOf(cloudflare, { CLOUDFLARE_API_BASE_URL: '' })).toBe(cloudflare.address?.usual);
  });

  test('because of a limit of the account explains what to do next', async () => {
    host.fault = ({ path }) =>
      path.endsWith('assets-upload-session') ? { status: 429, json: {}, headers: { 'retry-after': '900' } } : null;
    expect(await failToPublish()).toContain('asks for a pause');
    host.fault = ({ method }) =>
      method === 'PUT' ? { status: 400, json: { errors: [{ message: `Exceeded the quota. ${TOKEN}` }] } } : null;
    const message = await failToPublish();
    expect(message).toMatch(/Your account at Cloudflare is full/);
    expect(message).not.toContain(TOKEN);
  });

  test('because of a file that is too large names the file, before anything is sent', async () => {
    const { build } = couple.publisher;
    couple.publisher.build = async (base) => {
      const dist = await build(base);
      writeFileSync(join(dist, 'assets/waltz.mp4'), Buffer.alloc(26 * 2 ** 20));
      return dist;
    };
    expect(await failToPublish()).toMatch(
      /^assets\/waltz\.mp4 is 26 MB; Cloudflare takes files of up to 25 MB\. Shorten that film/,
    );
    expect(host.received).toEqual([]);
  });

  test('because of a full disk names the file, and says what guests see', async () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC', path: join(couple.root, 'story.html') });
    couple.publisher.build = () => Promise.reject(full);
    expect(await failToPublish()).toBe('story.html: This computer’s disk is full.\nNothing has changed online.');
    const tokens = { ...couple.publisher.tokens, keep: () => Promise.reject(full) };
    const entered = enterToken({ ...couple.publisher, tokens }, 'cloudflare', TOKEN);
    expect(await entered.catch(explainFailure)).toBe('story.html: This computer’s disk is full.');
  });

  test('because of too many files says how many, before anything is sent', async () => {
    const { limits } = cloudflare;
    cloudflare.limits = { ...limits, files: 3 };
    onTestFinished(() => void (cloudflare.limits = limits));
    expect(await failToPublish()).toMatch(/^Your site has \d+ files; Cloudflare accepts 3\. Remove/);
    expect(host.received).toEqual([]);
  });

  test('halfway leaves guests the previous version; the next publication sends the rest', async () => {
    await couple.publish();
    const before = host.served('wedding');
    takeReceived();
    for (let index = 0; index < 9; index += 1)
      await couple.addPhoto(`new-${index}.jpg`, `hsl(${index * 40}, 50%, 50%)`);
    let uploads = 0;
    // The first upload has the four files that the stand-in puts in a bucket.
    host.fault = ({ path }) => (path.endsWith('/assets/upload') && ++uploads > 1 ? 'drop' : null);
    expect(await failToPublish()).toContain('what was uploaded is kept');
    expect(host.served('wedding')).toEqual(before);
    const sent = takeReceived();
    host.fault = () => null;
    expect(await couple.publish()).toMatchObject({ status: 'done' });
    const rest = takeReceived();
    expect([sent.length, rest.length]).toEqual([4, 5]);
    expect(rest.filter((path) => sent.includes(path))).toEqual([]);
  });

  test('because a session expired while the laptop slept starts a new session', async () => {
    let uploads = 0;
    host.fault = ({ path }) => {
      if (path.endsWith('/assets/upload') && ++uploads === 2) host.endSessions();
      return null;
    };
    expect(await couple.publish()).toMatchObject({ status: 'done' });
    expect(host.requests.filter((each) => each.endsWith('assets-upload-session'))).toHaveLength(2);
    // No file is sent twice.
    expect(new Set(host.received).size).toBe(host.received.length);
  });

  test.each([
    ['the first time', 'PUT', /\/scripts\/wedding$/],
    ['the first time, when it gets its address', 'POST', /wedding\/subdomain$/],
    ['later', 'POST', /\/deployments$/],
  ])('after going live, %s, is not mistaken for another computer’s publication', async (when, method, path) => {
    if (when === 'later') {
      await couple.publish();
      couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    }
    host.isLost = (request) => request.method === method && path.test(request.path);
    expect(await failToPublish()).toContain('cannot be reached');
    host.isLost = () => false;
    couple.edit('faq.yaml', 'question: ', 'question: So, ');
    expect(await couple.publish()).toMatchObject({ status: 'done' });
    expect(page('/faq.html')).toContain('So, ');
  });

  test('after restoring a version is not mistaken for another computer’s publication', async () => {
    await couple.publish();
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    await couple.publish();
    const [, first] = await couple.versions();
    host.isLost = ({ path, method }) => method === 'POST' && path.endsWith('/deployments');
    expect(await couple.bringBack(first?.id ?? '')).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/\nIt may be online already: look at your site/),
    });
    host.isLost = () => false;
    expect(page('/schedule.html')).not.toContain('Our ');
    expect(await couple.publish()).toMatchObject({ status: 'done', about: 'Schedule' });
  });

  test('because of an unknown answer also says what guests see', async () => {
    host.fault = () => ({ status: 200, json: { success: true, result: 'odd' } });
    expect(await failToPublish()).toMatch(/does not know.*Update the program.*\nNothing has changed online\.$/);
  });

  test('because the couple pressed Stop changes nothing online', async () => {
    host.fault = ({ path }) => {
      if (path.endsWith('/assets/upload')) couple.stop();
      return null;
    };
    expect(await failToPublish()).toBe('Stopped.\nNothing has changed online.');
    expect(host.scripts.size).toBe(0);
  });
});

test('an unknown answer to a list of versions or the check of a token is explained', async () => {
  stubVariables(couple.publisher.net.env);
  const { versions, enterToken } = openPublishing(couple.publisher.project, couple.editor);
  host.fault = () => ({ status: 200, json: { success: true, result: 'odd' } });
  const refused = { status: 'refused', message: expect.stringContaining('does not know what the host answered') };
  expect(await versions(JSON.stringify({ host: 'cloudflare', name: 'wedding' }))).toEqual(refused);
  expect(await enterToken(JSON.stringify({ host: 'cloudflare', token: TOKEN }))).toEqual(refused);
});

test('a stop also ends the wait before the next attempt', async () => {
  const { net } = openPublisher(couple.publisher, AbortSignal.abort());
  const wait = net.wait(60_000).then(() => 'ended');
  expect(await Promise.race([wait, new Promise((done) => setTimeout(done, 100, 'still waits'))])).toBe('ended');
});

test('the desk lists versions and accepts tokens even after a publication is stopped', async () => {
  await couple.publish();
  stubVariables(couple.publisher.net.env);
  const { start, stop, state, versions, enterToken } = openPublishing(couple.publisher.project, couple.editor);
  const target = { host: 'cloudflare', name: 'wedding' };
  await start(JSON.stringify({ ...target, isPreview: false, anyway: false }));
  await stop();
  await vi.waitFor(async () =>
    expect((await state()).outcome).toMatchObject({ message: expect.stringMatching(/^Stopped/) }),
  );
  expect(await versions(JSON.stringify(target))).toHaveLength(1);
  expect(await enterToken(JSON.stringify({ host: 'cloudflare', token: TOKEN }))).toEqual({ message: null });
  const refused = { status: 'refused', message: expect.stringContaining('not a complete token') };
  // One character more than the longest token.
  expect(await enterToken(JSON.stringify({ host: 'cloudflare', token: 'x'.repeat(501) }))).toEqual(refused);
});

describe('a token', () => {
  test('is checked, kept outside the project for its owner only, and forgotten', async () => {
    const withoutToken = await openCouple('cloudflare', 'wedding', { CLOUDFLARE_API_BASE_URL: host.url });
    const { publisher } = withoutToken;
    expect(await withoutToken.publish()).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^Enter your token for Cloudflare first/),
    });
    await expect(enterToken(publisher, 'cloudflare', 'not a token')).rejects.toThrow('not a complete token');
    await expect(enterToken(publisher, 'cloudflare', 'token-of-nobody')).rejects.toThrow('does not accept');
    await enterToken(publisher, 'cloudflare', ` ${TOKEN}\n`);
    const kept = await publisher.tokens.find(cloudflare);
    expect(kept?.token).toBe(TOKEN);
    expect(kept?.place.name.startsWith(withoutToken.root)).toBe(false);
    expect(statSync(kept?.place.name ?? '').mode & 0o777).toBe(0o600);
    expect(await withoutToken.publish()).toMatchObject({ status: 'done' });
    await publisher.tokens.forget(cloudflare);
    expect(await publisher.tokens.find(cloudflare)).toBeNull();
  });

  test('that cannot be read back does not count as kept', async () => {
    const { publisher } = await openCouple('cloudflare', 'wedding', { CLOUDFLARE_API_BASE_URL: host.url });
    const tokens = { ...publisher.tokens, keep: async () => {} };
    await expect(enterToken({ ...publisher, tokens }, 'cloudflare', TOKEN)).rejects.toThrow('cannot keep it');
  });

  test('is looked up again after its file could not be read', async () => {
    const settings = temporaryFolder();
    stubVariables({ ...env(), CLOUDFLARE_API_TOKEN: '', XDG_CONFIG_HOME: settings });
    const { state } = openPublishing(couple.publisher.project, couple.editor);
    const file = join(settings, 'our-story/tokens.json');
    // A folder cannot be read as a file.
    mkdirSync(file, { recursive: true });
    await expect(state()).rejects.toThrow('EISDIR');
    rmdirSync(file);
    expect((await state()).tokens).not.toHaveProperty('cloudflare');
  });

  test('is never sent without encryption', async () => {
    const unencrypted = { ...env(), CLOUDFLARE_API_BASE_URL: 'http://example.com' };
    const exposed = await openCouple('cloudflare', 'wedding', unencrypted);
    expect(await exposed.publish()).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('not encrypted'),
    });
  });
});
