/** Short notes: a tap of wood for a move, two bells for "your turn". Pitch in hertz, start and length in seconds. */
const SOUNDS = {
  move: [{ pitch: 220, at: 0, length: 0.07, loud: 0.12 }],
  turn: [
    { pitch: 523, at: 0, length: 0.22, loud: 0.1 },
    { pitch: 784, at: 0.12, length: 0.34, loud: 0.1 },
  ],
} as const;

let context: AudioContext | null = null;

/** Plays a sound; stays silent where the browser has none or has not been touched yet. */
export function chime(name: keyof typeof SOUNDS): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const { pitch, at, length, loud } of SOUNDS[name]) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
