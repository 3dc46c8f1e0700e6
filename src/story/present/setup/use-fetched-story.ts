import { useEffect, useState, useSyncExternalStore } from 'react';
import { story } from 'virtual:content/story';
import { storyBytes } from 'virtual:content/storyBytes';
import { firstCard } from '../../../first-card';
import { registerServiceWorker } from '../../../offline/register-service-worker';
import { storyFiles } from '../../keep/story-files';
import { createStoryKeeper, type StoryKeeper } from '../../keep/story-keeper';
import { savesData } from '../../saves-data';
import { loadScene } from '../../view/load-scene';
import { layOutShow } from '../stage/lay-out-show';

export type FetchedStory = {
  /** Cards of which all is here. */
  done: number;
  /** The dates of the others. */
  missing: string[];
  /** `unwanted` until it is asked for, where bytes are dear. */
  step: 'unwanted' | 'fetching' | 'ready' | 'broken';
  /** Whether this browser keeps anything at all. */
  canKeep: boolean;
  fetch: () => void;
};

/** An archive is on the disk already. */
const IS_HERE = import.meta.env.MODE === 'archive';
/** A projector that is not there yet. */
const PROJECTOR = { width: 1920, height: 1080 };
/** Whoever only looks what this link is, on a phone, has not asked for every film. */
const PHONE = '(pointer: coarse) and (max-width: 50em)';

const UNASKED: Pick<StoryKeeper, 'state' | 'subscribe'> = {
  state: () => NOTHING_YET,
  subscribe: () => () => {},
};
const NOTHING_YET = { step: 'unknown', done: 0, total: 0, left: [] } as const;

/** It goes on while the show runs, and while they are on another page. */
let theKeeper: StoryKeeper | null = null;

/** Fetches all photos and films ahead, at the sizes of this window, this screen and a projector, and keeps them here. */
export function useFetchedStory(): FetchedStory {
  const [keeper, setKeeper] = useState(theKeeper);
  const { subscribe, state } = keeper ?? UNASKED;
  const { left, step } = useSyncExternalStore(subscribe, state);
  const [isWanted, setWanted] = useState(() => !IS_HERE && !savesData() && !matchMedia(PHONE).matches);
  /** Whether what is kept will answer without a network; null until that is known. */
  const [answers, setAnswers] = useState<boolean | null>(IS_HERE || null);

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const fetchAll = async () => {
      // Not before a photo has told which kinds this browser reads.
      await firstCard;
      theKeeper ??= createShowKeeper();
      if (isHere) setKeeper(theKeeper);
      const [isKept] = await Promise.all([registerServiceWorker(), loadScene().catch(() => {}), theKeeper.keep()]);
      if (isHere) setAnswers(isKept);
    };
    void fetchAll();
    return () => {
      isHere = false;
    };
  }, [isWanted]);

  const count = story.cards.length;
  const cards = new Set(left.map(({ card }) => card));
  const isHere = IS_HERE || (step === 'kept' && answers === true);
  const isBroken = step === 'broken' || step === 'no room' || step === 'stopped';
  return {
    done: IS_HERE ? count : keeper ? count - cards.size : 0,
    missing: story.cards.filter(({ id }) => cards.has(id)).map(({ date }) => date),
    step: isHere ? 'ready' : !isWanted ? 'unwanted' : isBroken ? 'broken' : 'fetching',
    canKeep: IS_HERE || ('caches' in window && 'serviceWorker' in navigator && answers !== false),
    fetch: () => (keeper ? void keeper.keep() : setWanted(true)),
  };
}

function createShowKeeper(): StoryKeeper {
  const { innerWidth, innerHeight, screen } = window;
  const stages = [{ width: innerWidth, height: innerHeight }, screen, PROJECTOR];
  const files = stages.flatMap((stage) => storyFiles(story.cards, storyBytes, layOutShow({ stage }).photo));
  return createStoryKeeper([...new Map(files.map((file) => [file.url, file])).values()]);
}
