import type { Limit, RuleSet, Shares, Win } from '@tenbo/engine';

const ofYakuman = 8000;

/** Base points of han and fu. */
export function basePointsOf(han: number, fu: number, { points, yaku }: RuleSet): number {
  const doubled = fu * 2 ** (2 + han);
  if (points.limits === 'none') return doubled;
  if (han >= 13) return ofCounted(han, points.countedYakuman, yaku.yakumanLimit);
  if (han >= 11) return 6000;
  if (han >= 8) return 4000;
  if (han >= 6) return 3000;
  if (han >= 5) return 2000;
  return Math.min(doubled === 1920 && points.kiriageMangan === 'played' ? 2000 : doubled, 2000);
}

function ofCounted(han: number, counted: RuleSet['points']['countedYakuman'], most: number | null): number {
  if (counted === 'sanbaiman') return 6000;
  return counted === 'yakuman' ? ofYakuman : atMost(Math.floor(han / 13), most) * ofYakuman;
}

/** Base points of yakuman. */
export function basePointsOfYakuman(yakuman: number): number {
  return yakuman * ofYakuman;
}

export function atMost(yakuman: number, limit: number | null): number {
  return limit === null ? yakuman : Math.min(yakuman, limit);
}

export function limitOf(basePoints: number, { points }: RuleSet): Limit | null {
  if (points.limits === 'none') return null;
  if (basePoints >= ofYakuman) return 'yakuman';
  return ({ 2000: 'mangan', 3000: 'haneman', 4000: 'baiman', 6000: 'sanbaiman' } as const)[basePoints] ?? null;
}

const upToHundred = (points: number) => Math.ceil(points / 100) * 100;

/** What each player pays, without honba and sticks. */
export function paymentsOf(basePoints: number, { method, seatWind }: Win, { payments, tiles }: RuleSet): Shares {
  const times = (n: number) => upToHundred(n * basePoints);
  const isDealer = seatWind === 'E';
  const whole = times(isDealer ? 6 : 4);
  if (method.by === 'ron') return { discarder: whole };
  if (tiles.players === 2) return { all: payments.tsumo === 'likeRon' ? whole : times(2) };
  // With three players, the share of the missing player may be split between the two who pay.
  const isSplit = tiles.players === 3 && payments.missingPlayer === 'split';
  const half = isSplit ? times(isDealer ? 1 : 1 / 2) : 0;
  return isDealer ? { all: times(2) + half } : { dealer: times(2) + half, other: times(1) + half };
}

/** The total that the winner is paid. */
export function totalOf(shares: Shares, players: number): number {
  if ('discarder' in shares) return shares.discarder;
  if ('all' in shares) return shares.all * (players - 1);
  return shares.dealer + shares.other * (players - 2);
}
