import { RisingLanterns } from './rising-lanterns';
import { Torches } from './torches';

/** The celebration once everything has been read: a torchlight procession and rising lanterns. */
export function Celebration() {
  return (
    <>
      <Torches />
      <RisingLanterns />
    </>
  );
}
