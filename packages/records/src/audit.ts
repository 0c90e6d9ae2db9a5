import { type RuleSet, scorerOf } from '@tenbo/engine';
import {
  type EnteredWin,
  type HandEnd,
  type Match,
  type MatchOfSeason,
  type MatchState,
  append,
  nextEntry,
  settleMatch,
  winsOf,
} from '@tenbo/ledger';

import type { Claims, Finding } from './finding.ts';
import type { Final, Game, GameHand, RecordedDraw } from './game.ts';
import { type ScoredWin, handEnd, matchAt, startOf } from './match-of.ts';
import { playHand } from './play.ts';
import type { PlayedHand, PlayedWin } from './hand-in-play.ts';
import { compared, contradictedClaims } from './win-claims.ts';

/** The result of playing a game through with engine and ledger. */
export interface Audit {
  /** The match as the ledger computes it. */
  readonly match: Match;
  /** Each hand as it was played, in order. In the match its entry has the hand's number as id, counted from 0. */
  readonly played: readonly PlayedHand[];
  readonly hands: number;
  readonly wins: number;
  readonly findings: readonly Finding[];
}

/**
 * Plays a recorded game through and recomputes every win, every payment, the course of the match and the settlement. Each disagreement is a
 * finding; after it the match continues from the record's version.
 *
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * auditGame(unwrap(readRecord(text))).findings.at(-1); // → { hand: 0, code: 'breaksOff' }
 */
export function auditGame(game: Game): Audit {
  const audit = new GameAudit(game);
  game.hands.forEach((hand, at) => audit.take(hand, at));
  return audit.result();
}

class GameAudit {
  readonly #game: Game;
  readonly #findings: Finding[] = [];
  readonly #played: PlayedHand[] = [];
  #match: Match;
  #wins = 0;
  #hand = 0;
  /** A hand could not be entered, so the end of the match is unknown. */
  #isBroken = false;

  constructor(game: Game) {
    this.#game = game;
    for (const { hand, error } of game.unread ?? []) this.#findings.push({ hand, code: 'notRead', error });
    const match = startOf(game);
    const [first] = game.hands;
    this.#match = first === undefined ? match : matchAt(match, first);
  }

  take(hand: GameHand, at: number): void {
    this.#hand = at;
    this.#comparePlace(hand);
    const played = playHand(hand, this.#game.rules);
    this.#played.push(played);
    for (const finding of played.findings) this.#findings.push({ hand: at, ...finding });
    const wins = played.wins.map((win) => this.#scored(win, hand));
    this.#wins += wins.length;
    const table = { indicators: played.indicators, honba: hand.honba, rules: this.#game.rules };
    for (const win of wins) for (const found of contradictedClaims(win, table)) this.#find(found);
    if (played.draw?.type === 'exhaustiveDraw') this.#compareDraw(played.draw, played);
    this.#enter(hand, played, wins);
  }

  result(): Audit {
    const { final, hands } = this.#game;
    const { state } = this.#match;
    if (final !== undefined && !this.#isBroken) {
      if (state.end === undefined) this.#compare('goesOn', false, true);
      else this.#compare('settlement', final, settlementOf(state, final));
    }
    return { match: this.#match, played: this.#played, hands: hands.length, wins: this.#wins, findings: this.#findings };
  }

  #find(finding: Finding extends infer F ? (F extends unknown ? Omit<F, 'hand'> : never) : never): void {
    this.#findings.push({ hand: this.#hand, ...finding });
  }

  #isFound(hand: number, ...codes: readonly Finding['code'][]): boolean {
    return this.#findings.some((finding) => finding.hand === hand && codes.includes(finding.code));
  }

  #compare<C extends keyof Claims>(code: C, theirs: Claims[C] | undefined, ours: Claims[C]): void {
    for (const disagreement of compared(code, theirs, ours)) this.#find(disagreement);
  }

  /** Compares the match with the start of a hand, then continues from the hand's version. */
  #comparePlace(hand: GameHand): void {
    const { state } = this.#match;
    const { kyoku, honba, sticks, scores } = hand;
    const isKnown = !this.#isFound(this.#hand - 1, 'breaksOff', 'refused');
    if (isKnown) {
      this.#compare('place', { kyoku, honba, sticks }, { kyoku: state.kyoku, honba: state.honba, sticks: state.sticks.length });
    }
    // A wrong payment is reported once; the scores that follow from it are not.
    const isReported = this.#isFound(this.#hand - 1, 'points', 'notAWin', 'changes');
    if (isKnown && !isReported) this.#compare('scores', scores, state.scores);
    if (state.end !== undefined) this.#compare('goesOn', true, false);
    this.#match = matchAt(this.#match, hand);
  }

  #scored(played: PlayedWin, { honba }: GameHand): ScoredWin {
    const score = scorerOf(this.#game.rules).score(played.win, honba);
    if (!score.ok) this.#find({ code: 'notAWin', event: played.event, errors: score.error });
    return { ...played, score: score.ok ? score.value : undefined };
  }

  #compareDraw(draw: RecordedDraw, { tenpai, nagashi }: PlayedHand): void {
    this.#compare('nagashi', draw.nagashi, nagashi.length > 0);
    if (!draw.nagashi) this.#compare('tenpai', draw.tenpai, tenpai);
  }

  #comparePao({ wins }: PlayedHand, { outcome }: HandEnd<EnteredWin>): void {
    winsOf(outcome).forEach(({ pao = [] }, i) => this.#compare('pao', wins[i]?.recorded.claim.pao, pao[0]?.liable));
  }

  #enter(hand: GameHand, played: PlayedHand, wins: readonly ScoredWin[]): void {
    const end = handEnd(played, wins, this.#game.rules);
    if (end === undefined) {
      this.#isBroken = true;
      this.#find({ code: 'breaksOff' });
      return;
    }
    const entry = nextEntry(this.#match, { type: 'handEnded', hand: end }, { id: `${this.#hand}` });
    const next = append(this.#match, entry);
    if (!next.ok) {
      this.#isBroken = true;
      this.#find({ code: 'refused', errors: next.error });
      return;
    }
    this.#match = next.value;
    const [deltas] = next.value.state.hands.slice(-1).map((line) => line.deltas);
    if (deltas !== undefined && !this.#isFound(this.#hand, 'points', 'notAWin'))
      this.#compare('changes', claimedChanges(played, hand, this.#game.rules), deltas);
    this.#comparePao(played, end);
  }
}

/** The record's changes of points for a whole hand, including its riichi sticks. */
function claimedChanges(
  { wins, draw, riichi }: PlayedHand,
  { scores }: GameHand,
  { payments }: RuleSet,
): readonly number[] | undefined {
  const claims = draw === undefined ? wins.map(({ recorded: { claim } }) => claim.changes) : [draw.changes];
  if (claims.includes(undefined)) return undefined;
  return scores.map((_, seat) => {
    const stick = riichi.some((one) => one === seat) ? -payments.riichiStick : 0;
    return claims.reduce((sum, changes) => sum + ((changes as readonly number[])[seat] as number), stick);
  });
}

/** The end of a match with the same parts as the record's. */
function settlementOf(state: MatchState, { totals }: Final): Final {
  const rows = settleMatch(state, state.rules).toSorted((one, other) => one.seat - other.seat);
  return { scores: rows.map(({ points }) => points), totals: totals && rows.map(({ total }) => total) };
}

/**
 * A recorded game as a match of a season, with the ledger's values. It is in doubt if the audit has any findings. If the record ends where the
 * rules would continue, the match ends there.
 *
 * @param name the name of the match in the season
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * const { inDoubt, missing } = seasonMatch(unwrap(readRecord(text)), 'Friday');
 * [inDoubt, missing]; // → [true, 1]
 */
export function seasonMatch(game: Game, name: string): MatchOfSeason {
  const { match, played, hands, findings } = auditGame(game);
  const { state } = ended(match, game);
  const plays = new Map(played.map(({ play }, at) => [`${at}`, play]));
  const { at } = game;
  return {
    state,
    name,
    ...(at !== undefined && { at }),
    inDoubt: findings.length > 0,
    missing: hands - state.hands.length,
    plays,
  };
}

function ended(match: Match, { hands, final }: Game): Match {
  const { end, hands: entered } = match.state;
  const isWhole = entered.at(-1)?.entry === `${hands.length - 1}`;
  if (final === undefined || end !== undefined || !isWhole) return match;
  const over = append(match, nextEntry(match, { type: 'matchEnded', reason: 'agreed' }, { id: 'end' }));
  return over.ok ? over.value : match;
}
