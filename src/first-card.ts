let resolveFirstCard = () => {};

/**
 * Resolves once the story's first card shows or takes too long; when the guest leaves; or at once in the list and the
 * notes, which have no deck. Whatever can wait should load only then.
 */
export const firstCard = new Promise<void>((resolve) => {
  resolveFirstCard = resolve;
});

/** Releases everything that waits for `firstCard`. */
export function releaseFirstCard(): void {
  resolveFirstCard();
}
