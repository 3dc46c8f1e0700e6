import { guestsLink } from '../../../build/emit/private/site-key.ts';
import { HOSTS, type Outcome, type Target, type Version } from '../../model/publishing.ts';
import { locate } from './find-home.ts';
import { MOST_VERSIONS, PublishTrouble } from './host.ts';
import { asOutcome, NOT_LIVE, openSite, type Publisher } from './publisher.ts';
import { writeRecord } from './record.ts';

/** A version stays as it was published: not sealed, or sealed with the key of that time. */
const OLD_LOCKS =
  'If the site was not private then, everyone can open it. If you have changed the locks since then, it opens only with the old link or words';

/** The versions of a site at its host that can be brought back, the latest first. */
export async function listVersions(publisher: Publisher, target: Target): Promise<Version[]> {
  const { site } = await openSite(publisher, target);
  return (await site.versions()).slice(0, MOST_VERSIONS);
}

const MAYBE_BACK = 'It may be online already: look at your site to be sure.';

/** Makes an earlier version live again. */
export async function bringBack(publisher: Publisher, target: Target, id: string): Promise<Outcome> {
  let isGoingLive = false;
  const restore = async (): Promise<Outcome> => {
    const { site, record } = await openSite(publisher, target);
    const version = (await site.versions()).find((each) => each.id === id);
    if (!version) throw new PublishTrouble(`${HOSTS[target.host].name} no longer has this version.`);
    publisher.report({ stage: 'finish' });
    const { known = {}, seen = [] } = record ?? {};
    const address = record?.address ?? (await locate(publisher.project, site)).home;
    // Before the version is live, since a damaged key makes this fail.
    const link = await guestsLink(publisher.project, address);
    const { [id]: hashes, ...others } = known;
    // The host may give the version a new id. Its hashes then move to that.
    const saveRecord = (liveId: string, seenBefore: readonly string[]) =>
      writeRecord(publisher.project.folder, {
        ...target,
        address,
        seen: [...seenBefore, liveId],
        known: hashes ? { ...others, [liveId]: hashes } : known,
      });
    // Until the host confirms the new live version, the record keeps those seen before.
    const liveId = await site.bringBack(version, (next) => {
      isGoingLive = true;
      return saveRecord(next, seen);
    });
    await saveRecord(liveId, []);
    const isPrivate = (await publisher.project.read()).written?.site.private;
    const about = isPrivate ? `${version.about}. ${OLD_LOCKS}` : version.about;
    return { status: 'done', address: link, about, isPreview: false };
  };
  return asOutcome(restore, () => (isGoingLive ? MAYBE_BACK : NOT_LIVE));
}
