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

/** A changed module. `isBroken` if making it failed, now or the time before: the page then reloads. */
export type Change = { id: string; isBroken: boolean };

/** `made` is the part as JSON, or null if it could not be made; a promise, since it may still be in the making. */
type Remembered = { id: string; make: () => Promise<unknown>; made: Promise<string | null> };

export function openDerived(): Derived {
  const all = new Map<string, Remembered>();
  return {
    derive(id, make, what = '') {
      const part = make();
      all.set(`${id} ${what}`, { id, make, made: comparable(part) });
      return part;
    },
    async findChanged() {
      const found = await Promise.all(
        [...all.values()].map(async (remembered): Promise<Change[]> => {
          const { id, make } = remembered;
          const before = await remembered.made;
          remembered.made = comparable(make());
          const after = await remembered.made;
          const isBroken = before === null || after === null;
          return isBroken || after !== before ? [{ id, isBroken }] : [];
        }),
      );
      return found.flat();
    },
  };
}

function comparable(part: Promise<unknown>): Promise<string | null> {
  return part.then(JSON.stringify, () => null);
}
