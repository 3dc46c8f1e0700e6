/** Calls the method as it was, on the same object. */
type Call = (...args: unknown[]) => unknown;

/** Replaces a method with `around`, which may call the method as it was. */
export function wrapMethod<Owner extends object>(
  owner: Owner,
  name: string,
  around: (this: Owner, call: Call, ...args: unknown[]) => unknown,
): void {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') return;
  Object.assign(owner, {
    [name](this: Owner, ...args: unknown[]): unknown {
      return around.call(this, (...passed) => Reflect.apply(method, this, passed), ...args);
    },
  });
}
