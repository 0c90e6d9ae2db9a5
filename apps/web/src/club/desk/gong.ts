// The gong at the end of a round, once in each browser that sounds it.
import { effect, signal } from '@preact/signals';

/** Whether this browser sounds the gong. Off at first, because browsers play nothing before a tap. */
export const isGongOn = signal(false);

/** Makes a phone at a table sound it without being asked: its next tap allows the sound. */
export function gongFromFirstTap(): void {
  addEventListener('pointerdown', () => turnGong(true), { once: true });
}

let context: AudioContext | undefined;

/** Turns the gong on or off. Call it from a tap. */
export function turnGong(isOn: boolean): void {
  isGongOn.value = isOn;
  if (!isOn) return;
  context ??= new AudioContext();
  void context.resume();
}

/** A gong sounds of partials that are not multiples of each other: the frequency of each, its loudness, and the seconds it takes to die away. */
const PARTIALS: readonly (readonly [hertz: number, gain: number, seconds: number])[] = [
  [98, 0.5, 6],
  [147, 0.3, 5],
  [213, 0.22, 4],
  [331, 0.12, 3],
  [520, 0.06, 1.6],
];

/** Sounds the gong once, if it is on. */
export function strike(): void {
  if (!isGongOn.peek() || !context) return;
  const at = context.currentTime;
  for (const [hertz, loudness, seconds] of PARTIALS) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
  }
}

/** A clock that runs. */
export interface Running {
  /** The milliseconds left. */
  readonly left: number;
  /** Tells apart rounds and the moments at which they end. */
  readonly key: string;
}

/** The last end for which the gong has sounded, so that it sounds once. */
let struck: string | undefined;

/** Sounds the gong and calls back when the time of a clock runs out. @returns stops watching */
export function watchTime(clock: () => Running | undefined, onTime: () => void): () => void {
  let before: Running | undefined;
  return effect(() => {
    const running = clock();
    const isOut =
      running !== undefined && running.left <= 0 && before !== undefined && before.key === running.key && before.left > 0;
    if (isOut && struck !== running.key) {
      struck = running.key;
      strike();
      onTime();
    }
    before = running;
  });
}
