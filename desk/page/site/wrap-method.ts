type Call = (...args: unknown[]) => unknown;

/** Replaces a method with a function that may call it. */
export function wrapMethod<Owner extends object>(
  owner: Owner,
  name: string,
  around: (this: Owner, call: Call, ...args: unknown[]) => unknown,
): void {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') return;
  Object.assign(owner, {
    [name](this: Owner, ...args: unknown[]): unknown {
      return around.call(this, (...own) => Reflect.apply(method, this, own), ...args);
    },
  });
}
