import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPoints } from '../../../../desk/server/past/point-files';
import { openCouple, type Couple } from '../../../support/hosts/couple-online';
import { startNetlify, type NetlifyStandIn } from '../../../support/hosts/netlify-stand-in';

const ADDRESS = 'https://ana-luis.netlify.app/';

let host: NetlifyStandIn;
let couple: Couple;

beforeEach(async () => {
  host = await startNetlify();
  couple = await openCouple('netlify', 'ana-luis', { NETLIFY_API_URL: host.url, NETLIFY_AUTH_TOKEN: 'token-of-ana' });
});
afterEach(() => host.close());

/** The paths of the files that the host has received since the last call, sorted. */
const takeReceived = () => host.received.splice(0).toSorted();
/** The text that guests find at a path; null if nothing. */
const page = (path: string) => host.served('ana-luis')?.get(path) ?? null;

describe('publishing to Netlify', () => {
  test('sends all files once, then only what has changed', async () => {
    expect(await couple.publish()).toMatchObject({
      status: 'done',
      address: ADDRESS,
      about: 'First version; 2 photos',
    });
    expect(couple.text('site.yaml')).toContain(ADDRESS.slice(0, -1));
    expect(takeReceived()).toContain('/_headers');
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    expect(await couple.publish()).toMatchObject({ about: 'Schedule' });
    expect([takeReceived(), page('/schedule.html')?.includes('Our ')]).toEqual([['/schedule.html'], true]);
    // An unnecessary deploy would cost credits.
    expect(await couple.publish()).toMatchObject({ status: 'same' });
    expect(host.sites.get('ana-luis')?.deploys).toHaveLength(2);
  });

  test('saves the moment it went online with the texts that guests see', async () => {
    const { publisher } = couple;
    const { build } = publisher;
    publisher.build = async (base) => {
      const dist = await build(base);
      couple.edit('schedule.yaml', 'title: ', 'title: Later ');
      return dist;
    };
    expect(await couple.publish()).toMatchObject({ status: 'done' });
    expect(couple.text('schedule.yaml')).toContain('Later ');
    const point = (await readPoints(publisher.project)).find(({ name }) => name === 'Put online');
    // The build for these tests copies each file into its page.
    expect(point?.files['schedule.yaml']).toBe(page('/schedule.html'));
  });

  test('shows a preview, lists versions and brings one back', async () => {
    await couple.publish();
    const first = page('/schedule.html');
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    const preview = await couple.publish({ isPreview: true });
    const [, id = ''] =
      /^https:\/\/([\w-]+)--ana-luis\.netlify\.app$/.exec('address' in preview ? preview.address : '') ?? [];
    expect(host.served('ana-luis', id)?.get('/schedule.html')).toContain('Our ');
    expect(page('/schedule.html')).toBe(first);
    await couple.publish();
    const list = await couple.versions();
    expect(list.map(({ about, isLive }) => [about, isLive])).toEqual([
      ['Schedule', true],
      ['First version; 2 photos', false],
    ]);
    await couple.bringBack(list[1]?.id ?? '');
    expect(page('/schedule.html')).toBe(first);
  });

  test('knows the live version after many later previews', async () => {
    await couple.publish();
    const deploys = host.sites.get('ana-luis')?.deploys ?? [];
    const [live] = deploys;
    // As many as the host lists.
    if (live)
      for (let index = 0; index < 50; index += 1) deploys.unshift({ ...live, id: `later-${index}`, draft: true });
    expect(await couple.versions()).toMatchObject([{ id: live?.id, about: 'First version; 2 photos', isLive: true }]);
  });

  test('warns before it replaces the version of another computer', async () => {
    await couple.publish();
    const other = await couple.copy();
    other.edit('faq.yaml', 'question: ', 'question: So, ');
    await other.publish();
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    expect(await couple.publish()).toMatchObject({ status: 'newer', version: { about: 'FAQs' } });
    expect(await couple.publish({ anyway: true })).toMatchObject({ status: 'done' });
  });

  test.each([
    ['a wrong token', () => host.tokens.clear(), 'does not accept this token'],
    ['a name that somebody else has', () => host.taken.add('ana-luis'), 'The name ana-luis is taken at Netlify'],
    [
      'an account without credits',
      () =>
        (host.fault = ({ path, method }) =>
          method === 'POST' && path.endsWith('/deploys')
            ? { status: 403, json: { message: 'Account credit usage exceeded' } }
            : null),
      'Your account at Netlify is full. Netlify says: “Account credit usage exceeded”. Look at',
    ],
    ['a host that fails', () => (host.fault = () => ({ status: 502, json: null })), 'Netlify is having problems (502)'],
  ])('explains %s', async (_cause, fail, message) => {
    fail();
    expect(await couple.publish()).toMatchObject({ status: 'failed', message: expect.stringContaining(message) });
    expect(host.served('ana-luis')).toBeNull();
  });

  test('keeps the previous version when the connection drops, and continues from there', async () => {
    await couple.publish();
    const before = host.served('ana-luis');
    takeReceived();
    for (let index = 0; index < 4; index += 1)
      await couple.addPhoto(`new-${index}.jpg`, `hsl(${index * 70}, 50%, 50%)`);
    let uploads = 0;
    host.fault = ({ path }) => (path.includes('/files/') && ++uploads > 2 ? 'drop' : null);
    expect(await couple.publish()).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('what was uploaded is kept'),
    });
    expect(host.served('ana-luis')).toEqual(before);
    const sent = takeReceived();
    host.fault = () => null;
    expect(await couple.publish()).toMatchObject({ status: 'done' });
    expect([sent.length, takeReceived().length]).toEqual([2, 2]);
  });

  test('does not mistake its own version for another computer’s after a lost response', async () => {
    host.isLost = ({ path }) => path.endsWith('/faq.html');
    expect(await couple.publish()).toMatchObject({ status: 'failed' });
    host.isLost = () => false;
    expect(await couple.publish()).toMatchObject({ status: 'done' });
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    host.isLost = ({ path }) => path.endsWith('/schedule.html');
    expect(await couple.publish()).toMatchObject({ status: 'failed' });
    expect(page('/schedule.html')).toContain('Our ');
    host.isLost = () => false;
    expect(await couple.publish()).toMatchObject({ status: 'same' });
  });

  test('finds the site that it created although the response was lost', async () => {
    let losses = 1;
    host.isLost = ({ method, path }) => method === 'POST' && path.endsWith('/sites') && losses-- > 0;
    expect(await couple.publish()).toMatchObject({ status: 'done', address: ADDRESS });
  });

  // Netlify has all files already, so it puts the version online without an upload. The stand-in reports a deploy as
  // ready at its third poll; until then, the list of versions lacks it. The desk polls for the list of missing files,
  // then once more for `ready`.
  test.each([
    [0, 'done'],
    [3, 'same'],
  ])('warns that the site may be online if the connection drops after %i polls', async (answers, nextStatus) => {
    await couple.publish();
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    await couple.publish();
    couple.edit('schedule.yaml', 'title: Our ', 'title: ');
    let polls = 0;
    host.fault = ({ method, path }) =>
      method === 'GET' && path.includes('/deploys/') && ++polls > answers ? 'drop' : null;
    expect(await couple.publish()).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('It may be online already'),
    });
    host.fault = () => null;
    expect(await couple.publish()).toMatchObject({ status: nextStatus });
  });

  test('still knows what is live after a preview under another name', async () => {
    await couple.publish();
    await couple.publish({ name: 'another', isPreview: true });
    couple.edit('schedule.yaml', 'title: ', 'title: Our ');
    expect(await couple.publish()).toMatchObject({ status: 'done', about: 'Schedule' });
  });
});
