/** A time in a film in seconds: 12 for `0:12`; 0 by default, NaN if it is not a time. */
export function secondsOf(written = '0:00'): number {
  const [minutes = 0, seconds = 0] = written.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Seconds as a time in a film: `0:41` for 41. */
export function filmTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
