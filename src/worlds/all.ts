import type { WorldFacts } from './facts.ts';
import { facts as harbour } from './harbour/facts.ts';
import { facts as mountains } from './mountains/facts.ts';
import { facts as photo } from './photo/facts.ts';

/** The worlds that ship, by the names that `site.yaml` gives them. */
export const WORLDS = { harbour, mountains, photo } satisfies Record<string, WorldFacts>;

export type WorldName = keyof typeof WORLDS;
