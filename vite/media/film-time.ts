/** Seconds of a place in a film: 12 for `0:12`; 0 where none is written. */
export function secondsOf(written = '0:00'): number {
  const [minutes = 0, seconds = 0] = written.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** `0:41` */
export function filmTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
