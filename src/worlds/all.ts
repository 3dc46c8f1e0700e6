import type { WorldName } from '../model/worlds.ts';
import type { WorldFacts } from './world-facts.ts';
import { facts as harbour } from './harbour/facts.ts';
import { facts as mountains } from './mountains/facts.ts';
import { facts as photo } from './photo/facts.ts';

/** What the build knows about the worlds that ship, by their names in `site.yaml`. */
export const WORLDS = { harbour, mountains, photo } satisfies Record<WorldName, WorldFacts>;
