import { useEffect, useState, useSyncExternalStore } from 'react';
import { story } from 'virtual:content/story';
import { storyBytes } from 'virtual:content/storyBytes';
import { storyPrints } from 'virtual:content/storyPrints';
import { firstCard } from '../../../first-card';
import { prepareOffline } from '../../keep/prepare-offline';
import { findPhotoFormat, storyFiles, type PhotoFormat } from '../../keep/story-files';
import { createStoryKeeper, type Keeping, type StoryKeeper } from '../../keep/story-keeper';
import { savesData } from '../../../saves-data';
import { loadScene } from '../../view/load-scene';
import { withPrintBytes, withPrints } from '../prints';
import { layOutShow } from '../stage/lay-out-show';

export type FetchedStory = {
  /** The number of cards whose files are all saved. */
  done: number;
  /** The dates of the other cards. */
  missing: string[];
  /** `unwanted` until the guest asks, on a phone or with a browser that saves data. */
  step: 'unwanted' | 'fetching' | 'ready' | 'broken' | 'no room';
  /** Whether this browser can save anything. */
  canKeep: boolean;
  /** Starts, or retries what is missing. */
  fetch: () => void;
};

/** An archive is on disk already. */
const IS_ARCHIVE = import.meta.env.MODE === 'archive';
/** A projector that may be connected later, CSS px. */
const PROJECTOR = { width: 1920, height: 1080 };
/** A guest who opens the show's link on a phone may only be curious and does not want every film. */
const PHONE = '(pointer: coarse) and (max-width: 50em)';

const NO_KEEPER: Pick<StoryKeeper, 'state' | 'subscribe'> = {
  state: () => NOTHING_YET,
  subscribe: () => () => {},
};
const NOTHING_YET = { step: 'unknown', done: 0, total: 0, left: [] } as const;

/** Shared, so that it continues during the show and on other pages. */
let theKeeper: StoryKeeper | null = null;
/** Whether the guest has asked for the story during this visit. */
let hasAsked = false;

/** Saves all photos and films for offline use, in the sizes for this window, this screen and a projector. */
export function useFetchedStory(): FetchedStory {
  const [keeper, setKeeper] = useState(theKeeper);
  const { subscribe, state } = keeper ?? NO_KEEPER;
  const keeping = useSyncExternalStore(subscribe, state);
  /** Which attempt this is; 0 until the story is wanted. */
  const [attempt, setAttempt] = useState(() =>
    Number(hasAsked || (!IS_ARCHIVE && !savesData() && !matchMedia(PHONE).matches)),
  );
  const [worksOffline, setWorksOffline] = useState<boolean | null>(IS_ARCHIVE || null);

  useEffect(() => {
    if (attempt === 0) return;
    let cancelled = false;
    const fetchAll = async () => {
      await firstCard;
      const format = await findPhotoFormat();
      theKeeper ??= createShowKeeper(format);
      if (!cancelled) setKeeper(theKeeper);
      const isOffline = await saveShow(theKeeper);
      if (!cancelled) setWorksOffline(isOffline);
    };
    void fetchAll();
    return () => {
      cancelled = true;
    };
  }, [attempt]);

  return {
    ...describeFetch(keeping, attempt > 0, worksOffline),
    fetch: () => {
      hasAsked = true;
      setWorksOffline(null);
      setAttempt(attempt + 1);
    },
  };
}

/** Saves the show's files and code. @returns whether the saved files will work offline. */
export async function saveShow(keeper: Pick<StoryKeeper, 'keep'>): Promise<boolean> {
  const [isOffline] = await Promise.all([
    prepareOffline(),
    // Without the scene, the flat deck shows the story.
    loadScene().catch(() => {}),
    keeper.keep(),
  ]);
  return isOffline;
}

/** @param worksOffline whether the saved files will work offline; null until that is known. */
export function describeFetch(
  { left, step, done, total }: Keeping,
  isWanted: boolean,
  worksOffline: boolean | null,
): Omit<FetchedStory, 'fetch'> {
  const count = story.cards.length;
  const cards = new Set(left.map(({ card }) => card));
  const isReady = IS_ARCHIVE || (step === 'kept' && worksOffline === true);
  // If only some files are saved, the network has failed, not the browser. A full device refuses the worker, too.
  const hasRefused = worksOffline === false && step !== 'no room' && (done === 0 || step === 'kept');
  return {
    done: IS_ARCHIVE ? count : total > 0 ? count - cards.size : 0,
    missing: story.cards.filter(({ id }) => cards.has(id)).map(({ date }) => date),
    step: isReady ? 'ready' : !isWanted ? 'unwanted' : step === 'broken' || step === 'no room' ? step : 'fetching',
    canKeep: IS_ARCHIVE || ('caches' in window && 'serviceWorker' in navigator && !hasRefused),
  };
}

function createShowKeeper(format: PhotoFormat): StoryKeeper {
  const { innerWidth, innerHeight, screen } = window;
  const stages = [{ width: innerWidth, height: innerHeight }, screen, PROJECTOR];
  const cards = withPrints(story.cards, storyPrints);
  const bytes = withPrintBytes(storyBytes, storyPrints);
  const files = stages.flatMap((stage) => storyFiles(cards, bytes, layOutShow({ stage }).photo, format));
  return createStoryKeeper(files);
}
