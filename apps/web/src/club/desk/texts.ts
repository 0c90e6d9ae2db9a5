// Texts that several views of an event share.
import type { TournamentStanding } from '@tenbo/ledger';
import type { TournamentError } from '@tenbo/tournament';

import { dateLanguage, words } from '../../prefs.ts';
import type { StorageFault } from '../../match/database.ts';
import { nameOf, tournament } from '../event.ts';
import { matchesIn, roundsIn } from './standing-files.ts';
import { deskWords } from './words.ts';

/** Why an act is not possible, as a sentence. */
export function refusalText(error: TournamentError, who: (player: string) => string = nameOf): string {
  const say = deskWords.value.errors[error.code] as (error: TournamentError, who: (player: string) => string) => string;
  return say(error, who);
}

/** Why an act failed: the tournament refused it, or this browser could not store it. */
export function faultText(fault: TournamentError | StorageFault): string {
  return typeof fault === 'string' ? words.value.match.trouble.why[fault] : refusalText(fault);
}

/** A time of the day: "14:05". */
export function timeText(time: number | string): string {
  return new Date(time).toLocaleTimeString(dateLanguage.value, { hour: '2-digit', minute: '2-digit' });
}

/** The name of a round; in free play, a round is a single match. */
export function roundName(round: number): string {
  const texts = deskWords.value;
  return tournament.value?.plan.isFree ? texts.match(round) : texts.round(round);
}

/** The current round and the number of rounds; in free play, the number of matches. */
export function roundText(): string {
  const texts = deskWords.value;
  const { rounds = [], plan } = tournament.value ?? {};
  if (rounds.length === 0) return '';
  if (plan?.isFree) return texts.matches(rounds.length);
  return plan?.rounds === undefined
    ? texts.round(rounds.length)
    : texts.roundOf(rounds.length, Math.max(plan.rounds, rounds.length));
}

/** The round after which these are the standings, and whether its results are still coming in. */
export function afterText(standings: readonly TournamentStanding[]): string {
  const texts = deskWords.value.standings;
  const last = roundsIn(standings).at(-1);
  if (last === undefined) return texts.before;
  if (tournament.value?.plan.isFree) return texts.afterMatches(matchesIn(standings));
  return tournament.value?.rounds[last - 1]?.isClosed ? texts.afterRound(last) : texts.during(last);
}

/** Notes in one line; what is empty is left out. */
export function joined(notes: readonly (string | undefined)[]): string {
  return notes.filter((note) => note !== undefined && note !== '').join(' · ');
}
