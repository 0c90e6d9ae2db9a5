import type { TournamentStanding } from '@tenbo/ledger';
import type { TournamentError } from '@tenbo/tournament';

import { words } from '../../prefs.ts';
import type { StorageFault } from '../../match/database.ts';
import { nameOf, tournament } from '../tournament/event.ts';
import { matchesIn, roundsIn } from './standing-files.ts';
import { deskWords } from './words.ts';

/** Why something cannot be done, as a sentence. */
export function refusalText(error: TournamentError): string {
  const say = deskWords.value.errors[error.code] as (error: TournamentError, who: (player: string) => string) => string;
  return say(error, nameOf);
}

/** Why something was not done: the tournament refuses it, or this browser could not store it. */
export function faultText(fault: TournamentError | StorageFault): string {
  return typeof fault === 'string' ? words.value.match.trouble.why[fault] : refusalText(fault);
}

/** A time of the day: "14:05". */
export function timeText(time: number | string, language: string): string {
  return new Date(time).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
}

/** What a round is called: in free play it is one match. */
export function roundName(round: number): string {
  const said = deskWords.value;
  return tournament.value?.plan.isFree ? said.match(round) : said.round(round);
}

/** Which round is played, of how many; in free play, how many matches there are. */
export function roundText(): string {
  const said = deskWords.value;
  const { rounds = [], plan } = tournament.value ?? {};
  if (rounds.length === 0) return '';
  if (plan?.isFree) return said.matches(rounds.length);
  return plan?.rounds === undefined
    ? said.round(rounds.length)
    : said.roundOf(rounds.length, Math.max(plan.rounds, rounds.length));
}

/** After which round standings are; of a round that is not closed more results may come. */
export function afterText(standings: readonly TournamentStanding[]): string {
  const said = deskWords.value.standings;
  const last = roundsIn(standings).at(-1);
  if (last === undefined) return said.before;
  if (tournament.value?.plan.isFree) return said.afterMatches(matchesIn(standings));
  return tournament.value?.rounds[last - 1]?.isClosed ? said.afterRound(last) : said.during(last);
}
