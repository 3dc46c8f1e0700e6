/** Three rising notes: each one's pitch in Hz and start in seconds. */
const NOTES = [
  [523.25, 0],
  [659.26, 0.18],
  [783.99, 0.36],
] as const;
/** How long a note takes to reach its loudest; an instant start would click. */
const ATTACK_SECONDS = 0.02;
/** How long a note sounds in all, fading away. */
const RING_SECONDS = 0.9;
/** A note's volume at its loudest, 0 to 1. */
const LOUDNESS = 0.25;

/** Plays a short synthesised melody, which needs no download, to test the loudspeakers. Rejects without Web Audio. */
export async function playTestSound(): Promise<void> {
  const context = new AudioContext();
  for (const [pitch, start] of NOTES) {
    const startTime = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, startTime);
    volume.gain.linearRampToValueAtTime(LOUDNESS, startTime + ATTACK_SECONDS);
    // Exponential ramps cannot reach 0.
    volume.gain.exponentialRampToValueAtTime(0.001, startTime + RING_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(startTime);
    tone.stop(startTime + RING_SECONDS);
    tone.addEventListener('ended', () => {
      if (pitch === NOTES.at(-1)?.[0]) void context.close();
    });
  }
}
