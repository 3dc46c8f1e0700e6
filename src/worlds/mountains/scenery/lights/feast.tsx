import { RisingLanterns } from './rising-lanterns';
import { Torches } from './torches';

/** Lights below the fires once everything has been read: a torchlight procession and rising lanterns. */
export function Feast() {
  return (
    <>
      <Torches />
      <RisingLanterns />
    </>
  );
}
