import { useEffect, useState, useSyncExternalStore } from 'react';
import { story } from 'virtual:content/story';
import { storyBytes } from 'virtual:content/storyBytes';
import { keepWords } from '../../offline/keep-words';
import { storyFiles } from '../keep/story-files';
import { createStoryKeeper, type StoryKeeper } from '../keep/story-keeper';
import { loadScene } from '../view/load-scene';
import { layOutShow } from './lay-out-show';

export type FetchedStory = {
  /** Cards of which all is here. */
  done: number;
  /** The dates of the others. */
  missing: string[];
  isFetching: boolean;
  /** Whether this browser keeps anything at all. */
  canKeep: boolean;
  retry: () => void;
};

/** An archive is on the disk already. */
const IS_HERE = import.meta.env.MODE === 'archive';
/** A projector that is not there yet. */
const PROJECTOR = { width: 1920, height: 1080 };

/** Fetches all photos and films ahead, at the sizes of this window, this screen and a projector, and keeps them here. */
export function useFetchedStory(): FetchedStory {
  const [keeper] = useState(createShowKeeper);
  const { left, step } = useSyncExternalStore(keeper.subscribe, keeper.state);
  const canKeep = IS_HERE || ('caches' in window && 'serviceWorker' in navigator);
  useEffect(() => {
    if (IS_HERE || !canKeep) return;
    void keepWords();
    loadScene().catch(() => {});
    void keeper.keep();
    return keeper.stop;
  }, [keeper, canKeep]);
  const cards = new Set((IS_HERE ? [] : left).map(({ card }) => card));
  return {
    done: story.cards.length - cards.size,
    missing: story.cards.filter(({ id }) => cards.has(id)).map(({ date }) => date),
    isFetching: !IS_HERE && (step === 'fetching' || step === 'unknown'),
    canKeep,
    retry: () => void keeper.keep(),
  };
}

function createShowKeeper(): StoryKeeper {
  const { innerWidth, innerHeight, screen } = window;
  const stages = [{ width: innerWidth, height: innerHeight }, screen, PROJECTOR];
  const files = stages.flatMap((stage) => storyFiles(story.cards, storyBytes, layOutShow({ stage }).photo));
  return createStoryKeeper([...new Map(files.map((file) => [file.url, file])).values()]);
}
