import { LIMIT_TABLE, type RuleSet, type Seat, type Transfer, payWin, seatsOf, transfer } from '@tenbo/engine';

/** What players pay for a foul at once (チョンボ): a mangan by tsumo the other way round, or the same to each. */
export function payChombo(by: readonly Seat[], dealer: Seat, rules: RuleSet): Transfer[] {
  const { payment } = rules.chombo;
  return by.flatMap((offender) =>
    payment === 'mangan' ? payMangan(offender, dealer, rules) : payEach(offender, payment, rules),
  );
}

function payMangan(offender: Seat, dealer: Seat, rules: RuleSet): Transfer[] {
  const received = payWin(
    { basePoints: LIMIT_TABLE.mangan.basePoints, winner: offender, dealer, honba: 0, riichiSticks: 0 },
    rules,
  );
  return received.map(({ from, points }) => transfer(offender, from, points, 'chombo'));
}

function payEach(offender: Seat, points: number, rules: RuleSet): Transfer[] {
  const others = points === 0 ? [] : seatsOf(rules).filter((seat) => seat !== offender);
  return others.map((seat) => transfer(offender, seat, points, 'chombo'));
}
