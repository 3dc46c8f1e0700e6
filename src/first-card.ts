let resolveFirstCard = () => {};

/** Resolves once the story's first card shows or the guest has left the story. Until then nothing else should load. */
export const firstCard = new Promise<void>((resolve) => {
  resolveFirstCard = resolve;
});

/** Releases everything that waits for `firstCard`. */
export function releaseFirstCard(): void {
  resolveFirstCard();
}
