/** Remembers which modules are made from the content, to find those that a change affects. */
export type Derived = {
  /**
   * Makes a module's part of the content, and remembers how.
   * @param id the resolved id of the module
   * @param name distinguishes the parts of a module that has several
   */
  derive: <Part>(id: string, make: () => Promise<Part>, name?: string) => Promise<Part>;
  /** Makes all parts again, and returns the module of each part that changed. */
  findChanged: () => Promise<Change[]>;
};

/** A changed module. `isBroken` is true if making it failed, now or the time before; the page then reloads. */
export type Change = { id: string; isBroken: boolean };

/** `made` resolves to the part as JSON, or to null if the part could not be made. */
type Remembered = { id: string; make: () => Promise<unknown>; made: Promise<string | null> };

export function openDerived(): Derived {
  const parts = new Map<string, Remembered>();
  return {
    derive(id, make, name = '') {
      const part = make();
      parts.set(`${id} ${name}`, { id, make, made: comparable(part) });
      return part;
    },
    async findChanged() {
      const found = await Promise.all(
        [...parts.values()].map(async (remembered): Promise<Change[]> => {
          const before = await remembered.made;
          remembered.made = comparable(remembered.make());
          const after = await remembered.made;
          const isBroken = before === null || after === null;
          return isBroken || after !== before ? [{ id: remembered.id, isBroken }] : [];
        }),
      );
      return found.flat();
    },
  };
}

/** The part as JSON; null if making it failed. */
function comparable(part: Promise<unknown>): Promise<string | null> {
  return part.then(JSON.stringify, () => null);
}
