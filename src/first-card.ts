let tell = () => {};

/** Kept once the story's first card lies, or its page was left. Until then nothing else is to be on the line. */
export const firstCard = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Lets go what has waited for the first card. */
export function tellFirstCard(): void {
  tell();
}
