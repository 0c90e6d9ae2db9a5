import { type RuleSet, type Score, type WinRecord, lens, scorerOf } from '@tenbo/engine';
import { type EnteredWin, type HandEnd, type Match, type MatchState, append, nextEntry, standings, winsOf } from '@tenbo/ledger';

import type { Agreement, Claims, Disagreement, Finding } from './finding.ts';
import type { Final, Game, GameHand, RecordedDraw, WinClaim } from './game.ts';
import { type ScoredWin, handEnd, matchAt, startOf } from './match-of.ts';
import { type PlayedHand, type PlayedWin, playHand } from './play.ts';
import { isSame } from './same.ts';

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
    for (const win of wins) this.#compareWin(win, played, hand);
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

  /** Records a disagreement. A claim that the record does not make cannot disagree. */
  #compare<C extends keyof Claims>(
    code: C,
    theirs: Claims[C] | undefined,
    ours: Claims[C],
    explain?: () => Agreement | undefined,
  ): void {
    if (theirs === undefined || isSame(theirs, ours)) return;
    const agreesUnder = explain?.();
    this.#find({ code, theirs, ours, ...(agreesUnder && { agreesUnder }) } as Disagreement);
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

  #compareWin({ win, score, recorded: { claim } }: ScoredWin, { indicators }: PlayedHand, { honba }: GameHand): void {
    this.#compare('indicators', claim.indicators, indicators);
    if (score === undefined) return;
    // All claims about a win agree under the same rules or none does, so search only once.
    let agreed: { readonly under: Agreement | undefined } | undefined;
    const explain = () => {
      agreed ??= { under: agreement({ win, table: { honba, riichiSticks: 0 }, rules: this.#game.rules }, claim) };
      return agreed.under;
    };
    this.#compare('yaku', claim.yaku && inOrder(claim.yaku), inOrder(yakuOf(score)), explain);
    // A yakuman is worth the same with any han and fu.
    if (score.yakuman === 0) {
      this.#compare('dora', claim.dora, doraOf(score), explain);
      this.#compare('han', claim.han, score.han, explain);
      this.#compare('fu', claim.fu, score.fu, explain);
    }
    this.#compare('points', claim.points, score.total, explain);
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

function yakuOf({ yaku, yakuman }: Score): NonNullable<WinClaim['yaku']> {
  return yaku.map(([id, han]) => [id, yakuman > 0 ? 1 : han]);
}

function inOrder(yaku: NonNullable<WinClaim['yaku']>): NonNullable<WinClaim['yaku']> {
  return yaku.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function doraOf({ dora, akaDora, uraDora, kita }: Score): number {
  return dora + akaDora + uraDora + kita;
}

/** The closest rule set that gives the values in the record, and the fields that make the difference. */
function agreement(record: WinRecord, claim: WinClaim): Agreement | undefined {
  const counts = (score: Score) =>
    (claim.fu === undefined || score.fu === claim.fu) &&
    (claim.han === undefined || score.han === claim.han) &&
    (claim.dora === undefined || doraOf(score) === claim.dora);
  const agrees = (score: Score) =>
    (claim.points === undefined || score.total === claim.points) &&
    (score.yakuman > 0 || counts(score)) &&
    (claim.yaku === undefined || JSON.stringify(inOrder(claim.yaku)) === JSON.stringify(inOrder(yakuOf(score))));
  const rows = lens(record).rows.filter(
    ({ result, rules }) => result.ok && agrees(result.value) && sameTable(rules, record.rules),
  );
  const [nearest] = rows.toSorted((one, other) => one.cause.length - other.cause.length);
  return nearest && { rules: nearest.rules.id, fields: nearest.cause };
}

function sameTable(one: RuleSet, other: RuleSet): boolean {
  return one.tiles.players === other.tiles.players;
}

/** The end of a match with the same parts as the record's. */
function settlementOf(state: MatchState, { totals }: Final): Final {
  const rows = standings(state, state.rules).toSorted((one, other) => one.seat - other.seat);
  return { scores: rows.map(({ points }) => points), totals: totals && rows.map(({ total }) => total) };
}
