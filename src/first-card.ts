let resolveFirstCard = () => {};

/** Resolves once the story's first card shows or takes too long, or the guest leaves. Nothing else should load before. */
export const firstCard = new Promise<void>((resolve) => {
  resolveFirstCard = resolve;
});

/** Releases everything that waits for `firstCard`. */
export function releaseFirstCard(): void {
  resolveFirstCard();
}
