import { RisingLanterns } from './rising-lanterns';
import { Torches } from './torches';

/** What is lit below the fires at the end: a procession down the alp, and lanterns that rise. */
export function Feast() {
  return (
    <>
      <Torches />
      <RisingLanterns />
    </>
  );
}
