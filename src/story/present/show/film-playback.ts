/*
 * What the show asks of the one film: on a guest's page it begins silent, and over and over.
 */

/**
 * Gives a film its sound, or none. Without a touch on the page browsers would rather stop it than let it sound: then it
 * stays silent, and is to be asked again once there was one.
 */
export function setSound(film: HTMLVideoElement, on: boolean): void {
  const maySound = navigator.userActivation?.hasBeenActive ?? true;
  film.muted = !(on && maySound);
  if (!film.paused || !film.hasAttribute('src')) return;
  // Older browsers do not tell, and have stopped it.
  film.play().catch(() => {
    film.muted = true;
    film.play().catch(() => {});
  });
}

/** Has a film stop at its end, which it then tells of, or begin again and again. */
export function setLoop(film: HTMLVideoElement, on: boolean): void {
  film.loop = on;
  if (on && film.ended) film.play().catch(() => {});
}
