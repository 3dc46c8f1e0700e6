/** A time in a film in seconds: 12 for `0:12`; 0 by default. */
export function secondsOf(written = '0:00'): number {
  const [minutes = 0, seconds = 0] = written.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** `0:41` */
export function filmTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
