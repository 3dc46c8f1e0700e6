import { useEffect, useState, useSyncExternalStore } from 'react';
import { story } from 'virtual:content/story';
import { storyBytes } from 'virtual:content/storyBytes';
import { storyPrints } from 'virtual:content/storyPrints';
import { firstCard } from '../../../first-card';
import { prepareOffline, reloadOldPage } from '../../keep/prepare-offline';
import { findPhotoFormat, storyFiles, type PhotoFormat } from '../../keep/story-files';
import { createStoryKeeper, type Keeping, type StoryKeeper } from '../../keep/story-keeper';
import { savesData } from '../../../saves-data';
import { isFlatWanted } from '../../view/is-flat-wanted';
import { loadScene } from '../../view/load-scene';
import { withPrintBytes, withPrints } from '../prints';
import { layOutShow } from '../stage/lay-out-show';

export type FetchedStory = {
  /** The number of cards whose files are all saved. */
  savedCount: number;
  /** The dates of the other cards. */
  missingDates: string[];
  /**
   * `unwanted` on a phone or with a browser that saves data, until the guest asks for the story.
   * `broken` if an attempt has ended with something missing.
   */
  step: 'unwanted' | 'fetching' | 'ready' | 'broken' | 'no room';
  /** False if this browser cannot save anything. */
  canKeep: boolean;
  /** Starts to save the story, or retries what is missing. */
  fetchStory: () => void;
};

/** Whether this is an archive, which has all files on disk already. */
const IS_ARCHIVE = import.meta.env.MODE === 'archive';
/** The screen of a projector that may be connected later, CSS px. */
const PROJECTOR = { width: 1920, height: 1080 };
/** A guest who opens the show's link on a phone may only be curious and does not want every film. */
const PHONE = '(pointer: coarse) and (max-width: 50em)';

/** The state while there is no keeper. */
const NOTHING_YET = { step: 'unknown', done: 0, total: 0, left: [] } as const;
const NO_KEEPER: Pick<StoryKeeper, 'state' | 'subscribe'> = {
  state: () => NOTHING_YET,
  subscribe: () => () => {},
};

/** Shared, so that saving continues during the show and on other pages. */
let theKeeper: StoryKeeper | null = null;
/** Whether the guest has asked for the story during this visit. */
let hasAsked = false;

/** Saves all photos and films for offline use, in the sizes for this window, this screen and a projector. */
export function useFetchedStory(): FetchedStory {
  const [keeper, setKeeper] = useState(theKeeper);
  const { subscribe, state } = keeper ?? NO_KEEPER;
  const keeping = useSyncExternalStore(subscribe, state);
  /** The number of the current attempt to save the story; 0 until the story is wanted. */
  const [attempt, setAttempt] = useState(() =>
    hasAsked || (!IS_ARCHIVE && !savesData() && !matchMedia(PHONE).matches) ? 1 : 0,
  );
  /** The result of the latest `saveShow`; null until it ends. */
  const [worksOffline, setWorksOffline] = useState<boolean | null>(null);

  useEffect(() => {
    if (attempt === 0) return;
    let cancelled = false;
    const fetchAll = async () => {
      await firstCard;
      const format = await findPhotoFormat();
      theKeeper ??= createShowKeeper(format);
      if (!cancelled) setKeeper(theKeeper);
      const isSiteReady = await saveShow(theKeeper);
      if (cancelled) return;
      // Only here, while the start panel shows: a reload would interrupt the show.
      if (!isSiteReady && (await reloadOldPage())) return;
      setWorksOffline(isSiteReady);
    };
    void fetchAll();
    return () => {
      cancelled = true;
    };
  }, [attempt]);

  return {
    ...describeFetch(keeping, attempt > 0, worksOffline),
    fetchStory: () => {
      hasAsked = true;
      setWorksOffline(null);
      setAttempt(attempt + 1);
    },
  };
}

/** Saves the show's files and code. @returns whether the site itself works offline, so that saved files are of use. */
export async function saveShow(keeper: Pick<StoryKeeper, 'keep'>): Promise<boolean> {
  const [isSiteReady] = await Promise.all([
    prepareOffline(),
    // If the scene does not load, the flat deck shows the story.
    isFlatWanted(story.cards.length) || loadScene().catch(() => {}),
    keeper.keep(),
  ]);
  // A private site's own files may have needed the connection that the story's files used.
  return isSiteReady || prepareOffline();
}

/**
 * Describes the keeper's state for the start panel.
 * @param worksOffline the result of the latest `saveShow`; null until it ends
 */
export function describeFetch(
  { left, step, done, total }: Keeping,
  isWanted: boolean,
  worksOffline: boolean | null,
): Omit<FetchedStory, 'fetchStory'> {
  const count = story.cards.length;
  const missingCards = new Set(left.map(({ card }) => card));
  // Not if only some files are saved, which is the network's fault, nor if the device is full.
  const hasBrowserRefused = worksOffline === false && step !== 'no room' && (done === 0 || step === 'kept');
  return {
    // Without a keeper, the total is 0.
    savedCount: IS_ARCHIVE ? count : total > 0 ? count - missingCards.size : 0,
    missingDates: story.cards.filter(({ id }) => missingCards.has(id)).map(({ date }) => date),
    step: panelStep(step, isWanted, worksOffline),
    canKeep: IS_ARCHIVE || ('caches' in window && 'serviceWorker' in navigator && !hasBrowserRefused),
  };
}

/** The panel's step, `fetching` until an attempt has ended and its result is known. */
function panelStep(step: Keeping['step'], isWanted: boolean, worksOffline: boolean | null): FetchedStory['step'] {
  if (IS_ARCHIVE || (step === 'kept' && worksOffline === true)) return 'ready';
  if (!isWanted) return 'unwanted';
  return step === 'broken' || step === 'no room' ? step : 'fetching';
}

function createShowKeeper(format: PhotoFormat): StoryKeeper {
  const { innerWidth, innerHeight, screen } = window;
  const stages = [{ width: innerWidth, height: innerHeight }, screen, PROJECTOR];
  const cards = withPrints(story.cards, storyPrints);
  const bytes = withPrintBytes(storyBytes, storyPrints);
  const files = stages.flatMap((stage) => storyFiles(cards, bytes, layOutShow({ stage }).photo, format));
  return createStoryKeeper(files);
}
