import { filmTime } from '../../../src/model/schema/schema-parts.ts';

/** The seconds of a written time: 12 for `0:12`, 0 without one, NaN if the schema refuses it. */
export function secondsOf(written = '0:00'): number {
  if (!filmTime.safeParse(written).success) return NaN;
  const [minutes = 0, seconds = 0] = written.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Seconds as a written time: `0:41` for 41. */
export function filmTimeOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
