import { effect, signal } from '@preact/signals';
import { timeLeft } from '@tenbo/tournament';

import { now, tournament } from '../tournament/event.ts';

/** Whether this browser sounds the gong. Off at first: browsers play nothing before a tap. */
export const isGongOn = signal(false);

let context: AudioContext | undefined;

/** Turns the gong on or off, in a tap. */
export function turnGong(isOn: boolean): void {
  isGongOn.value = isOn;
  if (!isOn) return;
  context ??= new AudioContext();
  void context.resume();
}

/** A gong is made of partials that are no multiples of each other: each a frequency, its loudness, and the seconds in which it dies away. */
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

/** The round whose time ran out while this page was open, so that the gong sounds once for each. */
let struck: string | undefined;

/** Sounds when the time of the round runs out. @returns what ends it */
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
