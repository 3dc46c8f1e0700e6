let resolveFirstCard = () => {};

/**
 * Resolves once the story's first card shows or has taken too long, or the guest leaves the story. In the list and the
 * notes, which have no deck, it resolves at once. Whatever can load later waits for it.
 */
export const firstCard = new Promise<void>((resolve) => {
  resolveFirstCard = resolve;
});

/** Releases everything that waits for `firstCard`. */
export function releaseFirstCard(): void {
  resolveFirstCard();
}
