import { setTimeout } from 'node:timers/promises';

/** Remembers which modules are made from the content, to find those that a change affects. */
export type Derived = {
  /**
   * Makes a module's part of the content, and remembers how.
   * @param id the resolved id of the module.
   * @param what names the part if the module has several.
   */
  derive: <Part>(id: string, make: () => Promise<Part>, what?: string) => Promise<Part>;
  /**
   * Makes everything again and returns the modules that changed.
   * @param onLate hears of a changed module that waits for its photos or fonts, so that these hold up no saved word.
   */
  findChanged: (onLate: (change: Change) => void) => Promise<Change[]>;
};

/** A changed module. It is broken from a failed make until the next load. */
export type Change = { id: string; isBroken: boolean };

/** `made` waits for all makes under way: a module that is still being made is not broken. */
type Remembered = { id: string; make: () => Promise<unknown>; made: Promise<string | null> };

/** Modules that are made again within this time change together, ms. */
const TOGETHER_MS = 300;

export function openDerived(): Derived {
  const all = new Map<string, Remembered>();
  return {
    derive(id, make, what = '') {
      const part = make();
      all.set(`${id} ${what}`, { id, make, made: comparable(part) });
      return part;
    },
    async findChanged(onLate) {
      const found: Change[] = [];
      let isLate = false;
      const checks = [...all.values()].map(async (remembered) => {
        const { id, make, made } = remembered;
        remembered.made = made.then(() => comparable(make()));
        const [before, after] = await Promise.all([made, remembered.made]);
        const isBroken = before === null || after === null;
        if (!isBroken && after === before) return;
        if (isLate) onLate({ id, isBroken });
        else found.push({ id, isBroken });
      });
      await Promise.race([Promise.all(checks), setTimeout(TOGETHER_MS)]);
      isLate = true;
      return found;
    },
  };
}

function comparable(part: Promise<unknown>): Promise<string | null> {
  return part.then(JSON.stringify, () => null);
}
