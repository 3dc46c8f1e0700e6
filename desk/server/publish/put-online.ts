import { guestsLink } from '../../../build/emit/private/site-key.ts';
import { formatMistakes } from '../../../build/read/messages/mistake.ts';
import type { Outcome, Target } from '../../model/publishing.ts';
import { hashSite, readSite } from './built-site.ts';
import { PublishTrouble, type Site } from './host.ts';
import { locate } from './find-home.ts';
import { readTexts } from '../past/point-files.ts';
import { addRestorePoint } from '../past/restore-points.ts';
import { ALL_HOSTS } from './hosts/all.ts';
import { asOutcome, NOT_LIVE, openSite, type Publisher } from './publisher.ts';
import { readRecord, writeRecord, type PublishRecord } from './record.ts';
import { describeChanges, takeSnapshot } from './describe-changes.ts';

/** What to publish, and where. */
export type Wish = Target & {
  /** Publishes only for people with the preview's link. */
  isPreview: boolean;
  /** Replaces even a version that another computer published. */
  anyway: boolean;
};

const MAYBE_LIVE = 'It may be online already: publish again to be sure.';

/** Checks, builds and publishes the site. Even after a failure, guests see all of one version, the old or the new. */
export async function putOnline(publisher: Publisher, wish: Wish): Promise<Outcome> {
  const { project, report } = publisher;
  const { host, name, isPreview, anyway } = wish;
  let isGoingLive = false;
  const publish = async (): Promise<Outcome> => {
    report({ stage: 'check' });
    const mistakes = (await project.read()).mistakes;
    if (mistakes.length > 0) throw new PublishTrouble(`Fix this first.\n${formatMistakes(mistakes)}`);
    report({ stage: 'ask' });
    const { site, record, live } = await openSite(publisher, wish);
    // A version that this folder has not seen counts as newer, even if another computer published identical files.
    if (live && !record?.seen.includes(live.id) && !isPreview && !anyway) return { status: 'newer', version: live };
    const location = await settleAddress(publisher, site, isPreview);

    report({ stage: 'build' });
    // Before the build, since the couple may edit during it.
    const builtAt = new Date();
    const snapshot = await takeSnapshot(project, await project.read());
    // If this fails, the restore point reads the texts again and reports why.
    const texts = await readTexts(project).catch(() => undefined);
    const folder = await publisher.build(location.base);
    const files = await readSite(folder, ALL_HOSTS[host]);
    const hashes = { files: hashSite(files), ...snapshot };
    const saveRecord = (address: string | null, seen: string[], latest: PublishRecord['known'] = {}) =>
      writeRecord(project.folder, { host, name, address, seen, known: { ...record?.known, ...latest } });
    if (live && !isPreview && record?.known[live.id]?.files === hashes.files) {
      await saveRecord(location.home, [live.id]);
      return { status: 'same', address: await guestsLink(project, location.home) };
    }

    // Compares with the live version; if the record does not know that, with the last live version that this folder saw.
    const before = record?.known[live?.id ?? ''] ?? record?.known[record.seen[0] ?? ''] ?? null;
    const about = describeChanges(before, snapshot, !live);
    const onSent = (done: number, total: number) =>
      report({ stage: done === total ? 'finish' : 'upload', done, total, about });
    const onReady = async (version: string) => {
      isGoingLive = true;
      await saveRecord(record?.address ?? null, [...(live ? [live.id] : []), version], { [version]: hashes });
    };
    const release = { files, about, isPreview, replaces: live?.id ?? null, domain: location.domain, onSent, onReady };
    const { version, preview } = await site.put(release);
    if (!isPreview) {
      await saveRecord(location.home, [version], { [version]: hashes });
      // The site is online even if the history cannot be written.
      await addRestorePoint(project, 'Put online', builtAt, texts).catch(console.error);
    } else if (!record && !(await readRecord(project.folder))?.address) {
      // `record` is also null if the folder's record is of another site.
      // After a preview, the folder remembers the host and the site's name there, unless it is online elsewhere.
      await saveRecord(null, []);
    }
    const address = await guestsLink(project, preview ?? location.home);
    return { status: 'done', address, about, isPreview };
  };
  return asOutcome(publish, () => (isGoingLive ? MAYBE_LIVE : NOT_LIVE));
}

/**
 * Finds where the site will be. Writes the host's address into `site.yaml` in a step of its own, unless it is already
 * there, this is a preview, or the couple use their own domain.
 */
async function settleAddress({ project, editor }: Publisher, site: Site, isPreview: boolean) {
  const location = await locate(project, site);
  const was = (await project.read()).written?.site.address ?? null;
  if (location.domain === null && was !== site.address && !isPreview) {
    const at = { file: 'site.yaml', path: ['address'] };
    const change = { kind: 'set', at, was, value: site.address } as const;
    const [answer] = await editor.change([{ label: 'the site’s address', changes: [change] }]);
    if (answer?.status !== 'done')
      throw new PublishTrouble(
        `The address ${site.address} could not be written into site.yaml. Write it there, then try again.`,
      );
  }
  return location;
}
