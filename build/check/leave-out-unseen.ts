import type { Written } from '../../src/model/schema/schema.ts';
import { EVENT_DRAWINGS, WORLD_OF_A_PICTURE } from '../../src/model/worlds.ts';

/** Removes what the chosen world does not show. It stays in the files, in case the couple switches worlds. */
export function leaveOutUnseen(written: Written): Written {
  const { site, schedule } = written;
  const { cover: _cover, ...drawn } = site;
  const drawings: readonly string[] = EVENT_DRAWINGS[site.world];
  const events = schedule?.events.map(({ drawing, ...event }) =>
    drawing !== undefined && drawings.includes(drawing) ? { ...event, drawing } : event,
  );
  return {
    ...written,
    site: site.world === WORLD_OF_A_PICTURE ? site : drawn,
    ...(schedule && events && { schedule: { ...schedule, events } }),
  };
}
