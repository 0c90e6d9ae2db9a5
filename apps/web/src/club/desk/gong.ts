import { effect, signal } from '@preact/signals';
import { timeLeft } from '@tenbo/tournament';

import { now, tournament } from '../tournament/event.ts';

/** Whether this browser sounds the gong. Off at first, because browsers play nothing before a tap. */
export const isGongOn = signal(false);

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

/** The last round whose gong has sounded, so that it sounds only once per round. */
let struck: string | undefined;

/** Calls back when the time of the round runs out. @returns stops watching */
export function watchTime(onTime: () => void): () => void {
  let before: number | undefined;
  return effect(() => {
    const round = tournament.value?.rounds.at(-1);
    const clock = round?.clock;
    if (!round || !clock || !('until' in clock)) {
      before = undefined;
      return;
    }
    const left = timeLeft(clock, now.value);
    const key = `${round.round} ${clock.until}`;
    if (before !== undefined && before > 0 && left <= 0 && struck !== key) {
      struck = key;
      strike();
      onTime();
    }
    before = left;
  });
}
