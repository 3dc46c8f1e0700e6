import layouts from './story-layout.json' with { type: 'json' };

/** A rectangle in CSS px from the stage's upper left. */
type Box = { left: number; top: number; right: number; bottom: number };

/** Words or a sign on the story's background. WCAG requires less contrast for large words and for signs. */
export type WordsOnStage = Box & { name: string; kind: 'text' | 'large' | 'sign' };

/** The story's page at one size: the part of the stage that is free for the deck, and the words around it. */
export type StoryLayout = {
  stage: { width: number; height: number };
  area: { x: number; y: number; width: number; height: number };
  words: WordsOnStage[];
};

/** Measured in a browser by `tests/e2e/story/story-layout.spec.ts`, which also updates `story-layout.json`. */
export const STORY_LAYOUTS = layouts as StoryLayout[];
