// What a record says of the value of a win, compared with the win itself.
import { type RuleSet, type Score, type Tile, type WinRecord, lens } from '@tenbo/engine';

import type { Agreement, Claims, Disagreement } from './finding.ts';
import type { WinClaim } from './game.ts';
import type { ScoredWin } from './match-of.ts';
import { isSame } from './json.ts';

/** What a win depends on besides its tiles. */
interface Table {
  /** The dora indicators at the end of the hand. */
  readonly indicators: readonly Tile[];
  readonly honba: number;
  readonly rules: RuleSet;
}

/** The claims about a win that its tiles contradict. */
export function contradictedClaims(
  { win, score, recorded: { claim } }: ScoredWin,
  { indicators, honba, rules }: Table,
): readonly Disagreement[] {
  const shown = compared('indicators', claim.indicators, indicators);
  if (score === undefined) return shown;
  // All claims about a win agree under the same rules or none does, so search only once.
  let agreed: { readonly under: Agreement | undefined } | undefined;
  const explain = () => {
    agreed ??= { under: agreement({ win, table: { honba, riichiSticks: 0 }, rules }, claim) };
    return agreed.under;
  };
  return [
    ...shown,
    ...compared('yaku', claim.yaku && inOrder(claim.yaku), inOrder(yakuOf(score)), explain),
    // A yakuman is worth the same with any han and fu.
    ...(score.yakuman > 0
      ? []
      : [
          ...compared('dora', claim.dora, doraOf(score), explain),
          ...compared('han', claim.han, score.han, explain),
          ...compared('fu', claim.fu, score.fu, explain),
        ]),
    ...compared('points', claim.points, score.total, explain),
  ];
}

/** The disagreement on a value, if there is one. A claim that the record does not make cannot disagree. */
export function compared<C extends keyof Claims>(
  code: C,
  theirs: Claims[C] | undefined,
  ours: Claims[C],
  explain?: () => Agreement | undefined,
): readonly Disagreement[] {
  if (theirs === undefined || isSame(theirs, ours)) return [];
  const agreesUnder = explain?.();
  return [{ code, theirs, ours, ...(agreesUnder && { agreesUnder }) } as Disagreement];
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
