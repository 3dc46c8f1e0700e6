let resolveFirstCard = () => {};

/**
 * Resolves once the story's first card shows or takes too long, at once in the story's forms without a deck, or when the
 * guest leaves. Nothing else should load before.
 */
export const firstCard = new Promise<void>((resolve) => {
  resolveFirstCard = resolve;
});

/** Releases everything that waits for `firstCard`. */
export function releaseFirstCard(): void {
  resolveFirstCard();
}
