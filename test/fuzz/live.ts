import { describeMoment, describeRecordError, localeOf } from '@tenbo/i18n';
import { type SeenGame, followMjai } from '@tenbo/records';

import { linesFrom } from '../../fixtures/seen-from.ts';
import { SITUATIONS, gameOf } from '../../fixtures/situations.ts';
import { type Choose, oneOf } from '../../fixtures/wins.ts';
import { mutatedText, mutatedValue } from './mutations.ts';

const en = localeOf('en');

/** A mutated log of what one player sees. It is followed as far as possible, and each moment is put into words. */
export function attackLive(choose: Choose): { readonly input: string; readonly answer: string } {
  const situation = oneOf(choose, SITUATIONS);
  const lines = linesFrom(gameOf(situation), choose(situation.rules.tiles.players));
  const at = choose(lines.length);
  const value = () => JSON.stringify(mutatedValue(choose, JSON.parse(lines[at] as string))) ?? '';
  const changes = [
    () => mutatedText(choose, lines.join('\n')),
    () => lines.with(at, value()).join('\n'),
    // Events that are fine, but in another order, or of another situation.
    () => lines.toSpliced(at, choose(3), ...lines.slice(0, choose(3)), oneOf(choose, lines)).join('\n'),
    () => [...lines.slice(0, at), ...linesFrom(gameOf(oneOf(choose, SITUATIONS)), 0).slice(2)].join('\n'),
  ];
  const input = oneOf(choose, changes)();
  const follower = followMjai(choose(3) === 0 ? { player: choose(4) } : {});
  const said: string[] = [];
  for (const line of input.split('\n')) {
    const taken = follower.take(line);
    if (!taken.ok) return { input, answer: [...said, describeRecordError(taken.error, en)].slice(-LAST).join('\n') };
    for (const moment of taken.value) said.push(JSON.stringify(describeMoment(moment, follower.game as SeenGame, en)));
  }
  return { input, answer: said.slice(-LAST).join('\n') };
}

/** Each event has its answer, so only the last few are measured. */
const LAST = 3;
