import type { Mistake } from '../../read/messages/mistake.ts';
import type { Path } from '../../read/yaml/walk.ts';

/** Makes a warning at a path. */
export type Warn = (message: string, at: Path) => Mistake;
