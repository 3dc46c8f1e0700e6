/** Three rising notes: pitch in Hz and start in seconds. */
const NOTES = [
  [523.25, 0],
  [659.26, 0.18],
  [783.99, 0.36],
] as const;
const RING_SECONDS = 0.9;
const LOUDNESS = 0.25;

/** Plays a short synthesised melody, which needs no download, to test the loudspeakers. Rejects without Web Audio. */
export async function playTestSound(): Promise<void> {
  const context = new AudioContext();
  for (const [pitch, at] of NOTES) {
    const from = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
    // Exponential ramps cannot reach 0.
    volume.gain.exponentialRampToValueAtTime(0.001, from + RING_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + RING_SECONDS);
    tone.addEventListener('ended', () => {
      if (pitch === NOTES.at(-1)?.[0]) void context.close();
    });
  }
}
