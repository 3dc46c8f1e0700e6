import { create } from 'zustand';
import { firstLanguageFile } from '../../model/files-of-page';
import { labelOfPlace } from '../../model/names/place-names';
import type { HostId, Progress, PublishState, Target, Version } from '../../model/publishing';
import { askPublishing } from '../state/clients/client';
import { NO_ANSWER } from '../state/clients/request';
import { stateNow } from '../state/desk-store';
import { useDrafts } from '../state/drafts';
import { enqueue } from '../state/queue';
import { hasUnsavedWork } from '../state/unsaved-work';
import { useAdding } from '../tray/adding/import-files';

/** Time between an answer and the next request for the progress, in ms. */
const POLL_MS = 700;

type Publish = {
  /** Null until loaded. */
  state: PublishState | null;
  /** The host’s versions; null until fetched, and again after each publication. */
  versions: Version[] | null;
  /** Why the last action failed or did not begin; empty if it did. */
  trouble: string;
};

/** What the server last reported about publishing. */
export const usePublish = create<Publish>(() => ({ state: null, versions: null, trouble: '' }));

const NO_ANSWER_MESSAGE = `${NO_ANSWER}.`;

/** Fetches the state, and follows a publication if one is running. */
export const refreshPublishing = () => follow(() => askPublishing(''));

/** Whether the couple have started a publication and not stopped it. It may still wait for its turn. */
let isWanted = false;

const IMPORTING = 'A photo or film is still being added to the site. Once it is there, press the button again.';

/** The message says what is not saved yet. */
class NotSaved extends Error {}

/** @throws NotSaved if something typed was refused. Ignores words of removed entries, which no file can hold */
function checkSaved(): void {
  const refused = useDrafts.getState().all.find(({ refusal, isGone }) => refusal && !isGone);
  if (!refused) return;
  const { file, path } = refused.place;
  // A translation may lack the entry’s title, which the label contains.
  const label = labelOfPlace(stateNow(), { file: firstLanguageFile(file), path });
  throw new NotSaved(
    `Something you typed is not saved yet: ${label}. Its field says why. Once it is saved, press the button again.`,
  );
}

/**
 * Puts the site online, once everything typed is saved. If something typed is refused, sets `trouble` instead. So does
 * a running import, as it can take minutes.
 * @param anyway even if another computer has published since
 */
export async function publish(target: Target, { isPreview = false, anyway = false } = {}): Promise<void> {
  if (hasUnsavedWork() || useAdding.getState().progress) return usePublish.setState({ trouble: IMPORTING });
  isWanted = true;
  const start = async () => {
    // A publication that was stopped before its turn only fetches the state.
    if (!isWanted) return askPublishing<PublishState>('');
    checkSaved();
    return askPublishing<PublishState>('', { ...target, isPreview, anyway });
  };
  await follow(() => enqueue(start), { stage: 'check' });
}

/** Stops a publication, whether it is running or still waits for its turn. */
export function stopPublishing(): Promise<void> {
  isWanted = false;
  return follow(() => askPublishing('/stop', null));
}

/** Puts an earlier version online again. */
export const bringBack = (target: Target, id: string) =>
  follow(() => askPublishing('/back', { ...target, id }), { stage: 'ask' });

/** Forgets a token. @returns whether it is gone: the server may not respond, or the keychain may refuse */
export async function forgetToken(host: HostId): Promise<boolean> {
  await follow(() => askPublishing('/forget', host));
  return usePublish.getState().state?.tokens[host] === undefined;
}

/** Checks and keeps a token. @returns why it was not accepted; empty if it was */
export async function enterToken(host: HostId, token: string): Promise<string> {
  try {
    const { message } = await askPublishing<{ message: string | null }>('/token', { host, token });
    await refreshPublishing();
    return message ?? '';
  } catch {
    return NO_ANSWER_MESSAGE;
  }
}

/** Fetches the host’s list of versions; sets `trouble` on failure. */
export async function refreshVersions(target: Target): Promise<void> {
  try {
    const answer = await askPublishing<Version[] | { message: string }>('/versions', target);
    usePublish.setState('message' in answer ? { versions: [], trouble: answer.message } : { versions: answer });
  } catch {
    usePublish.setState({ trouble: NO_ANSWER_MESSAGE });
  }
}

/** Counts answers that report a running publication. Only the latest is followed by another request. */
let answerCount = 0;

/**
 * Shows the state that a request returns. While a publication is running, fetches its progress in the background: the
 * caller does not wait for its end.
 * @param initial the progress to show until the answer arrives
 */
async function follow(request: () => Promise<PublishState>, initial?: Progress): Promise<void> {
  const { state: before } = usePublish.getState();
  if (before && initial) usePublish.setState({ state: { ...before, progress: initial, outcome: null } });
  try {
    const state = await request();
    const isRunning = state.progress !== null;
    usePublish.setState(({ state: last, versions }) => {
      const hasEnded = last !== null && last.progress !== null && !isRunning;
      return { state, trouble: '', versions: hasEnded ? null : versions };
    });
    if (!isRunning) return;
    const ownCount = (answerCount += 1);
    setTimeout(() => void (ownCount === answerCount && follow(() => askPublishing(''))), POLL_MS);
  } catch (error) {
    const trouble = error instanceof NotSaved ? error.message : NO_ANSWER_MESSAGE;
    usePublish.setState(({ state }) => ({ trouble, state: state && { ...state, progress: null } }));
  }
}
