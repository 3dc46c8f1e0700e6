/** Remembers which modules are made from the content, to find those that a change affects. */
export type Derived = {
  /**
   * Makes a module's part of the content, and remembers how.
   * @param id the resolved id of the module.
   * @param what names the part if the module has several.
   */
  derive: <Part>(id: string, make: () => Promise<Part>, what?: string) => Promise<Part>;
  /** Makes everything again and returns the modules that changed. */
  findChanged: () => Promise<Change[]>;
};

/** A changed module. It is broken from a failed make until the next load. */
export type Change = { id: string; isBroken: boolean };

type Remembered = { id: string; make: () => Promise<unknown>; made: string | null };

export function openDerived(): Derived {
  const all = new Map<string, Remembered>();
  return {
    async derive(id, make, what = '') {
      const remembered: Remembered = { id, make, made: null };
      all.set(`${id} ${what}`, remembered);
      const part = await make();
      remembered.made = JSON.stringify(part);
      return part;
    },
    async findChanged() {
      const found = await Promise.all(
        [...all.values()].map(async (remembered): Promise<Change[]> => {
          const { id, make, made: before } = remembered;
          remembered.made = await make().then(JSON.stringify, () => null);
          const isBroken = before === null || remembered.made === null;
          return isBroken || remembered.made !== before ? [{ id, isBroken }] : [];
        }),
      );
      return found.flat();
    },
  };
}
