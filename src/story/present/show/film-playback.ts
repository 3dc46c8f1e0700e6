/**
 * Turns a film's sound on or off. Browsers pause a film with sound until the first input on the page, so the film stays
 * muted until then: call again after that input.
 */
export function setSound(film: HTMLVideoElement, isOn: boolean): void {
  const isSoundAllowed = navigator.userActivation?.hasBeenActive ?? true;
  film.muted = !(isOn && isSoundAllowed);
  if (!film.paused || !film.hasAttribute('src')) return;
  // Older browsers have no `userActivation`, so the film may have been unmuted too early and paused.
  film.play().catch(() => {
    // If the browser still refuses, the film plays muted.
    film.muted = true;
    film.play().catch(() => {});
  });
}

/** Makes a film loop, even one that has ended, or stop at its end with an `ended` event. */
export function setLoop(film: HTMLVideoElement, isOn: boolean): void {
  film.loop = isOn;
  if (isOn && film.ended) film.play().catch(() => {});
}
