import { ZodError } from 'zod';
import { formatMistakes } from '../../../build/read/messages/mistake.ts';
import type { Project } from '../../../build/read/project.ts';
import { findAddress } from '../../../build/read/site-address.ts';
import { homeUrl } from '../../../build/make/home-url.ts';
import { HOSTS, type Outcome, type Progress, type Target, type Version } from '../../model/publishing.ts';
import type { Editor } from '../editor.ts';
import { plainWord } from '../media/clean-name.ts';
import { hashSite, readSite } from './built-site.ts';
import type { Net } from './call-host.ts';
import { NewerVersion, PublishTrouble, type Site, type Way } from './host.ts';
import { ALL_HOSTS } from './hosts/all.ts';
import { readRecord, writeRecord, type PublishRecord } from './record.ts';
import { describeChanges, takeSnapshot } from './snapshot.ts';
import type { Tokens } from './tokens.ts';

/** What publishing works with. */
export type Publisher = {
  project: Project;
  editor: Pick<Editor, 'state' | 'change'>;
  tokens: Tokens;
  net: Net;
  /** Builds the site for a base path. @returns its folder */
  build: (base: string) => Promise<string>;
  report: (progress: Progress) => void;
};

export type Wish = Target & {
  /** Only for those with the link. */
  isPreview: boolean;
  /** Replaces what another computer published, too. */
  anyway: boolean;
};

/** A host's own domains, which a site leaves when it moves; any other is the couple's. */
const HOSTS_DOMAIN = /\.(workers\.dev|pages\.dev|netlify\.app|github\.io|vercel\.app)$/;

/** Leaves room for the number of a preview in the address. */
const LONGEST_NAME = 40;

/** Checks, builds and publishes the site. A failure is an outcome, too; then guests still see the version before. */
export async function putOnline(publisher: Publisher, wish: Wish): Promise<Outcome> {
  const { project, report } = publisher;
  return explained(async () => {
    report({ stage: 'check' });
    const mistakes = (await project.read()).mistakes;
    if (mistakes.length > 0) throw new PublishTrouble(`Fix this first; nothing was sent.\n${formatMistakes(mistakes)}`);
    report({ stage: 'ask' });
    const { site, record, live } = await openSite(publisher, wish);
    if (live && live.id !== record?.version && !wish.isPreview && !wish.anyway)
      return { status: 'newer', version: live };
    const place = await settleAddress(publisher, site, wish.isPreview);

    report({ stage: 'build' });
    const folder = await publisher.build(place.base);
    const files = await readSite(folder, ALL_HOSTS[wish.host]);
    const snapshot = await takeSnapshot(project, await project.read());
    const known = { files: hashSite(files), ...snapshot };
    const before = record?.known[live?.id ?? ''] ?? record?.known[record.version] ?? null;
    if (live && !wish.isPreview && record?.known[live.id]?.files === known.files)
      return { status: 'same', address: place.home };

    const about = describeChanges(before, snapshot);
    const release = { files, about, isPreview: wish.isPreview, replaces: live?.id ?? null, domain: place.domain };
    const onSent = (done: number, total: number) =>
      report({ stage: done === total ? 'finish' : 'upload', done, total });
    const { version, preview } = await site.put({ ...release, onSent });
    const shared = { host: wish.host, name: wish.name, address: place.home };
    // The first preview makes room at the host for what follows, so it is no surprise later.
    if (!wish.isPreview || !live)
      await writeRecord(project.folder, {
        ...shared,
        version,
        known: { ...record?.known, ...(wish.isPreview ? {} : { [version]: known }) },
      });
    if (!wish.isPreview || preview === undefined)
      return { status: 'done', address: place.home, about, isPreview: false };
    return { status: 'done', address: preview, about, isPreview: true };
  });
}

/** The versions of a site at its host that can be brought back, the latest first. */
export async function listVersions(publisher: Publisher, target: Target): Promise<Version[]> {
  const { site } = await openSite(publisher, target);
  return (await site.versions()).slice(0, MOST_LISTED);
}

/** How many versions are listed. */
const MOST_LISTED = 10;

/** Makes an earlier version live again. */
export async function bringBack(publisher: Publisher, target: Target, id: string): Promise<Outcome> {
  return explained(async () => {
    const { site, record } = await openSite(publisher, target);
    const version = (await site.versions()).find((each) => each.id === id);
    if (!version) throw new PublishTrouble(`${HOSTS[target.host].name} no longer has this version.`);
    publisher.report({ stage: 'finish' });
    const now = await site.bringBack(version);
    const { known = {}, address = site.address } = record ?? {};
    const { [id]: old, ...others } = known;
    await writeRecord(publisher.project.folder, {
      ...target,
      address,
      version: now,
      known: old ? { ...others, [now]: old } : known,
    });
    return { status: 'done', address, about: version.about, isPreview: false };
  });
}

/** Checks a token, then keeps it. @throws PublishTrouble if the host does not accept it */
export async function enterToken(
  { project, tokens, net }: Publisher,
  id: Target['host'],
  token: string,
): Promise<void> {
  const host = ALL_HOSTS[id];
  // A token in a header must not have what a careless copy adds.
  const clean = token.trim();
  if (!/^[\w.~+/=-]{8,}$/.test(clean)) throw new PublishTrouble('This is not a whole token. Copy it again.');
  const { root, cacheFolder } = project;
  await host.checkToken({ net, token: clean, name: '', root, cacheFolder });
  await tokens.keep(host, clean);
}

/** Finds the site, what is live there, and what this folder knows of it. */
async function openSite({ project, tokens, net }: Publisher, { host: id, name }: Target) {
  const host = ALL_HOSTS[id];
  const found = host.tokenVariable === null ? { token: '' } : await tokens.find(host);
  if (!found) throw new PublishTrouble(`Enter your token for ${HOSTS[id].name} first.`);
  const { root, cacheFolder, folder } = project;
  const way: Way = { net, token: found.token, name, root, cacheFolder };
  const site = await host.open(way);
  const record = await readRecord(folder);
  const isHere = record?.host === id && record.name === name;
  const live = (await site.versions()).find(({ isLive }) => isLive);
  return { site, record: isHere ? record : null, live };
}

/** Writes the site's address if the couple have none, as a step that can be undone. */
async function settleAddress({ project, editor }: Publisher, site: Site, isPreview: boolean) {
  const { written } = await project.read();
  const own = written?.site.address;
  const known = await findAddress(project, own);
  const isOwn = typeof known === 'string' && !HOSTS_DOMAIN.test(new URL(known).hostname);
  if (isOwn) return { home: homeUrl(known, '/') ?? known, base: '/', domain: new URL(known).hostname };
  if (own !== site.address && !isPreview) {
    const at = { file: 'site.yaml', path: ['address'] };
    const change = { kind: 'set', at, was: own ?? null, value: site.address } as const;
    const [answer] = await editor.change([{ label: 'the site’s address', changes: [change] }]);
    if (answer?.status !== 'done')
      throw new PublishTrouble(
        `The address ${site.address} could not be written into site.yaml. Write it there, then try again.`,
      );
  }
  return { home: homeUrl(site.address, site.base) ?? site.address, base: site.base, domain: null };
}

async function explained(task: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof NewerVersion) return { status: 'newer', version: error.version };
    if (error instanceof PublishTrouble) return { status: 'failed', message: error.message };
    if (error instanceof ZodError)
      return {
        status: 'failed',
        message:
          'The host answered in a way that this program does not know. Update it, or publish by hand: see docs/online.md.',
      };
    throw error;
  }
}

/** What a folder's next publication continues from. */
export async function findTarget({
  folder,
  read,
}: Pick<Project, 'folder' | 'read'>): Promise<{ target: Target; record: PublishRecord | null }> {
  const record = await readRecord(folder);
  if (record) return { target: { host: record.host, name: record.name }, record };
  const { written } = await read();
  return {
    target: {
      host: 'cloudflare',
      name: plainWord(written?.site.couple.names.join(' ') ?? '', LONGEST_NAME) || 'our-wedding',
    },
    record,
  };
}
