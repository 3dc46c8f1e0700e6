/**
 * Noise, plucked strings and fireworks as lists of samples whose end leads into their start, so that they loop. Samples
 * can exceed 1; only `wav` limits them.
 */
/** Samples per second. */
export const RATE = 44100;

/** The fade at a string's end, in samples. */
const FADE_OUT = 4000;

let seed = 1;
/** The next sample of white noise, -1 to 1. */
const white = () => {
  seed = (seed * 16807) % 2147483647;
  return (seed / 2147483647) * 2 - 1;
};

/**
 * Noise through a soft low-pass filter. `dark`, 0 to 1, is how much of the high tones the filter removes; `shape(t)` is
 * the loudness at the time `t` of the loop, which runs from 0 to 1.
 */
export const noise = (seconds, dark, shape) => {
  seed = 777;
  const count = Math.round(seconds * RATE);
  const out = new Float32Array(count);
  let a = 0;
  let b = 0;
  // The first second only settles the filter.
  for (let i = -RATE; i < count; i++) {
    a += (white() - a) * (1 - dark);
    b += (a - b) * (1 - dark * 0.8);
    if (i >= 0) out[i] = b * shape(i / count);
  }
  // The end fades into the start played backwards, so that the loop has no click.
  const fade = Math.round(RATE * 0.15);
  for (let i = 0; i < fade; i++)
    out[count - fade + i] = out[count - fade + i] * (1 - i / fade) + out[fade - i] * (i / fade) * 0.9;
  return out;
};

/** The frequency of a MIDI note, in Hz. */
export const frequencyOf = (note) => 440 * 2 ** ((note - 69) / 12);

/**
 * Adds a plucked string (Karplus–Strong) to `out`, `at` seconds after its start. What runs past the end continues at the
 * start.
 */
export const pluck = (out, at, hz, level, seconds) => {
  seed = Math.round(hz * 31) + 5;
  const period = Math.round(RATE / hz);
  const ring = Float32Array.from({ length: period }, white);
  // Smoothed twice, which softens the pluck.
  for (let k = 0; k < 2; k++) for (let i = 0; i < period; i++) ring[i] = (ring[i] + ring[(i + 1) % period]) / 2;
  const len = Math.round(seconds * RATE);
  let p = 0;
  for (let i = 0; i < len; i++) {
    const v = ring[p];
    ring[p] = (ring[p] + ring[(p + 1) % period]) * 0.4985;
    p = (p + 1) % period;
    out[(Math.round(at * RATE) + i) % out.length] += v * level * Math.min(1, (len - i) / FADE_OUT);
  }
};

/** Adds a distant thump and a crackle, like fireworks, to `out`, `at` seconds after its start. */
export const pop = (out, at, level) => {
  seed = Math.round(at * 1000) + 99;
  let rumble = 0;
  for (let i = 0; i < RATE * 0.9; i++) {
    const t = i / RATE;
    rumble += (white() - rumble) * 0.08;
    const crackle = white() > 0.9985 ? white() * Math.exp(-t * 3) * 0.5 : 0;
    out[(Math.round(at * RATE) + i) % out.length] +=
      level *
      (rumble * 4 * Math.exp(-t * 9) +
        Math.sin(t * 2 * Math.PI * 62 * Math.exp(-t * 3)) * Math.exp(-t * 8) * 0.6 +
        crackle);
  }
};
export const silence = (seconds) => new Float32Array(Math.round(seconds * RATE));
/** Two sounds of the same length at once. */
export const add = (a, b) => a.map((v, i) => v + b[i]);

/** The samples as a 16-bit mono WAV, with their loudest one at 0.7. */
export const wav = (samples) => {
  // Not 0, so that silence can be divided by it.
  let max = 0.001;
  for (const v of samples) max = Math.max(max, Math.abs(v));
  const b = Buffer.alloc(44 + samples.length * 2);
  b.write('RIFF', 0);
  b.writeUInt32LE(36 + samples.length * 2, 4);
  b.write('WAVEfmt ', 8);
  b.writeUInt32LE(16, 16);
  b.writeUInt16LE(1, 20); // PCM
  b.writeUInt16LE(1, 22); // one channel
  b.writeUInt32LE(RATE, 24);
  b.writeUInt32LE(RATE * 2, 28);
  b.writeUInt16LE(2, 32);
  b.writeUInt16LE(16, 34);
  b.write('data', 36);
  b.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((v, i) => b.writeInt16LE(Math.round((v / max) * 0.7 * 32767), 44 + i * 2));
  return b;
};
