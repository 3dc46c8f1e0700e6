/*
 * What the show asks of the one film: on a guest's page it begins silent and over and over.
 */

/** Gives a film its sound, or none. Without a touch on the page browsers would rather stop it than let it sound: then it stays silent. */
export function setSound(film: HTMLVideoElement, on: boolean): void {
  // Older browsers do not tell; they stop it, and so it is started again without.
  const maySound = navigator.userActivation?.hasBeenActive ?? true;
  film.muted = !(on && maySound);
  if (film.paused && film.hasAttribute('src')) film.play().catch(() => (film.muted = true));
}

/** Has a film stop at its end, which it then tells of, or begin again. */
export function setLoop(film: HTMLVideoElement, on: boolean): void {
  film.loop = on;
  if (!on && film.ended) void film.play().catch(() => {});
}
