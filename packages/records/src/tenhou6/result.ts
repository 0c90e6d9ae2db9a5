import { type AbortiveDraw, type CountedId, type Seat, ABORTIVE_DRAWS } from '@tenbo/engine';

import { listedClaim } from '../as-recorded.ts';
import type { Claim } from '../errors.ts';
import type { RecordedDraw, WinClaim } from '../game.ts';
import type { Json } from '../json.ts';
import { byName, plain, yakuNamed } from '../yaku-names.ts';

/** The endings of a hand in a file of tenhou.net/6. */
type Ending = 'win' | 'exhaustiveDraw' | 'nagashi' | 'allTenpai' | 'allNoten' | AbortiveDraw;

/** Names of endings: first that of Tenhou's viewer, then those of converters from Mahjong Soul in Japanese, romaji and English. */
const ENDINGS: { readonly [E in Ending]: readonly [string, ...string[]] } = {
  win: ['和了', 'Agari'],
  exhaustiveDraw: ['流局', 'Ryuukyoku', 'Exhaustive Draw'],
  nagashi: ['流し満貫', 'Nagashi Mangan', 'Mangan at Draw'],
  allTenpai: ['全員聴牌'],
  allNoten: ['全員不聴'],
  nineTerminals: ['九種九牌', 'Kyuushu Kyuuhai', 'Nine Terminal Abortion'],
  fourWinds: ['四風連打', 'Suufon Renda', 'Four Wind Abortion'],
  fourRiichi: ['四家立直', 'Suucha Riichi', 'Four Riichi Abortion'],
  fourQuads: ['四槓散了', '四開槓', 'Suukaikan', 'Four Kan Abortion'],
  tripleRon: ['三家和了', '三家和', 'Sanchahou', 'Three Ron Abortion'],
};

/** Names of limits. They take the place of fu and han. */
export const LIMIT_NAMES = {
  mangan: ['満貫', 'Mangan', '切り上げ満貫', 'Kiriage Mangan', 'Rounded Mangan'],
  haneman: ['跳満', 'Haneman'],
  baiman: ['倍満', 'Baiman'],
  sanbaiman: ['三倍満', 'Sanbaiman'],
  countedYakuman: ['数え役満', 'Kazoe Yakuman', 'Counted Yakuman'],
  yakuman: ['役満', 'Yakuman'],
} as const;

const ENDING_OF = byName(Object.entries(ENDINGS) as [Ending, readonly string[]][]);

function endingOf(name: string): Ending | undefined {
  return ENDING_OF.get(plain(name));
}

export function endingName(ending: Ending): string {
  return ENDINGS[ending][0];
}

/** A win as the last item of a round describes it. Other facts about it are elsewhere. */
interface ResultWin {
  readonly seat: Seat;
  readonly from: Seat;
  readonly claim: Omit<WinClaim, 'indicators'>;
}

/** The result of a round. */
export type RoundResult = { readonly wins: readonly [ResultWin, ...ResultWin[]] } | { readonly draw: RecordedDraw };

/** At most three players can win a hand. */
const MOST_WINS = 3;

/** @returns undefined if the file does not say how the round ended */
export function resultAt(at: Json, players: number, claim: Claim): RoundResult | undefined {
  const [name, ...rest] = at.list();
  const ending = claim(() => (name === undefined ? undefined : endingOf(name.text())) ?? (name ?? at).refuse());
  if (ending === undefined) return undefined;
  if (ending !== 'win') return { draw: drawOf(ending, rest, players, claim) };
  if (rest.length < 2 || rest.length % 2 === 1 || rest.length > 2 * MOST_WINS) at.refuse();
  const wins = Array.from({ length: rest.length / 2 }, (_, i) => {
    const changes = claim(() => rest[2 * i]?.ifThere((deltas) => deltas.points(players)), 'changes');
    return winOf(rest[2 * i + 1] as Json, changes, { players, claim });
  });
  return { wins: wins as [ResultWin, ...ResultWin[]] };
}

function drawOf(ending: Exclude<Ending, 'win'>, [deltas, more]: readonly Json[], players: number, claim: Claim): RecordedDraw {
  more?.refuse();
  const changes = claim(() => deltas?.points(players));
  if (ABORTIVE_DRAWS.includes(ending as AbortiveDraw)) {
    return { type: 'abortiveDraw', cause: ending as AbortiveDraw, nagashi: false, tenpai: undefined, changes };
  }
  const seats = Array.from({ length: players }, (_, seat) => seat as Seat);
  const tenpai = ending === 'allTenpai' ? seats : ending === 'allNoten' ? [] : undefined;
  return { type: 'exhaustiveDraw', nagashi: ending === 'nagashi', tenpai, changes };
}

function winOf(
  at: Json,
  changes: readonly number[] | undefined,
  { players, claim }: { readonly players: number; readonly claim: Claim },
): ResultWin {
  const [seat, from] = [0, 1].map((i) => at.at(i).seat(players)) as [Seat, Seat];
  const [, , third, price, ...lines] = at.list();
  const liable = third && claim(() => third.seat(players));
  const worth = claim(() => price?.ifThere((one) => priceAt(one, { isTsumo: seat === from, players })), 'points');
  const named = claim(() => (lines.length > 0 ? lines.map(lineAt) : undefined), 'yaku') ?? [];
  const isYakuman = named.some(({ value }) => value === 'yakuman');
  const listed = named.map(({ id, value }) => [id, value === 'yakuman' ? 1 : value] as const);
  return {
    seat,
    from,
    claim: {
      ...listedClaim(listed.length > 0 ? listed : undefined, isYakuman),
      ...(worth?.han !== undefined && !isYakuman && { han: worth.han }),
      fu: isYakuman ? undefined : worth?.fu,
      points: worth?.points,
      pao: liable === seat ? undefined : liable,
      changes,
    },
  };
}

const LIMIT = Object.values(LIMIT_NAMES).flat().join('|');
/** Fu and han, han alone, the name of a limit, or none of them; then the payments of one player or of each; then chips. */
const PRICE = new RegExp(
  `^(?:(?:(\\d{1,3})(?:符|Fu))?(\\d{1,3})(?:飜|翻|Han))?(${LIMIT})? ?(\\d{1,7})(?:-(\\d{1,7}))?点(∀)?(?:\\d枚∀?)?$`,
);

function priceAt(at: Json, { isTsumo, players }: { readonly isTsumo: boolean; readonly players: number }) {
  const [, fu, han, , one, dealers, each] = PRICE.exec(at.text()) ?? at.refuse();
  const isShared = dealers !== undefined || each !== undefined;
  if (isShared !== isTsumo || (dealers !== undefined && each !== undefined)) at.refuse();
  const others = isTsumo ? players - 1 - (dealers === undefined ? 0 : 1) : 1;
  return {
    fu: fu === undefined ? undefined : Number(fu),
    han: han === undefined ? undefined : Number(han),
    points: Number(one) * others + Number(dealers ?? 0),
  };
}

/** A yaku with its han, which a yakuman does not have. Chips may follow. */
const LINE = /^([^(]{1,60})\((?:(\d{1,3})(?:飜|翻))?(役満)?(?:\d{1,2}枚)?\)$/;

function lineAt(at: Json): { readonly id: CountedId; readonly value: number | 'yakuman' } {
  const [, name, han, yakuman] = LINE.exec(at.text()) ?? at.refuse();
  const id = yakuNamed(name as string) ?? at.refuse();
  if ((han === undefined) === (yakuman === undefined)) at.refuse();
  return { id, value: han === undefined ? 'yakuman' : Number(han) };
}
