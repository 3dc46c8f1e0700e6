/**
 * Turns a film's sound on or off. Browsers pause a film that plays sound before any input on the page, so until then it stays
 * muted: call again after the first input.
 */
export function setSound(film: HTMLVideoElement, on: boolean): void {
  const maySound = navigator.userActivation?.hasBeenActive ?? true;
  film.muted = !(on && maySound);
  if (!film.paused || !film.hasAttribute('src')) return;
  // Older browsers have no `userActivation` and have paused it.
  film.play().catch(() => {
    film.muted = true;
    film.play().catch(() => {});
  });
}

/** Makes a film loop, or stop at its end with an `ended` event. */
export function setLoop(film: HTMLVideoElement, on: boolean): void {
  film.loop = on;
  if (on && film.ended) film.play().catch(() => {});
}
