import { type AbortiveDraw, type CountedId, type Seat, type Tile, yakuOf } from '@tenbo/engine';

import { inTurn, isYaku, listedClaim, offeredIn, withChanges } from '../as-recorded.ts';
import type { Claim, Stated } from '../errors.ts';
import { type GameEvent, type ReadHand, type RecordedDraw, type RecordedWin, type WinClaim, NO_CLAIM } from '../game.ts';
import type { Json } from '../json.ts';
import { type Table, tilesIn } from './table.ts';

const RON = 0;
const TSUMO = 1;
const EXHAUSTIVE = 7;
const ABORTIVE: ReadonlyMap<number, AbortiveDraw> = new Map([
  [2, 'fourWinds'],
  [3, 'fourQuads'],
  [4, 'fourRiichi'],
  [5, 'tripleRon'],
  [6, 'nineTerminals'],
]);
/** The players voted to stop, or the room was closed: the record breaks off. */
const STOPPED: ReadonlySet<number> = new Set([8, 11]);
/** The number of nagashi mangan among the yaku. */
const NAGASHI = 30;

/** What the end of a hand needs besides its own data. */
interface Before {
  readonly hand: ReadHand;
  readonly table: Table;
  readonly claim: Claim;
  /** The tiles that winners have named. */
  readonly won: ReadonlyMap<Seat, Tile>;
}

/** How a hand ends; nothing if the game was stopped, or if nobody knows the end. */
export function endOf(data: Json, before: Before): readonly GameEvent[] {
  const end = data.at('end_type');
  const type = end.integer(0);
  if (type === RON || type === TSUMO) return winsIn(data, type === TSUMO, before);
  const cause = ABORTIVE.get(type);
  if (cause) return [{ type: 'abortiveDraw', cause, nagashi: false, tenpai: undefined, changes: changesIn(data, before) }];
  if (type === EXHAUSTIVE) return [exhaustiveDraw(data, before)];
  if (!STOPPED.has(type)) before.claim(() => end.refuse());
  return [];
}

function winsIn(data: Json, isTsumo: boolean, { hand, table, claim, won }: Before): readonly RecordedWin[] {
  const { players } = table;
  const list = data.at('win_info');
  const rows = list.list();
  if (rows.length === 0 || rows.length >= players) list.refuse();
  const last = hand.events.findLast(({ type }) => type !== 'dora');
  if (last === undefined || !('seat' in last)) return list.refuse({ code: 'misplacedEvent', found: '"win_info"' });
  const liable = rows.length === 1 ? claim(() => liableIn(data, table)) : undefined;
  const wins = rows.map((row): RecordedWin => {
    const seat = table.seat(row.at('user_id'));
    const ura = row.at('li_bao_card');
    return {
      type: 'win',
      seat,
      from: isTsumo ? seat : last.seat,
      tile: won.get(seat) ?? offeredIn(hand.events) ?? row.refuse(),
      ura: ura.isMissing ? [] : (claim(() => tilesIn(ura)) ?? []),
      claim: { ...claimOf(row, claim), pao: liable },
    };
  });
  const inOrder = inTurn(wins, players);
  const total = changesIn(data, { table, claim });
  return total ? withChanges(inOrder, total) : inOrder;
}

/** A row for each player in tenpai, without yaku, and for each with nagashi mangan, which is among the yaku. */
function exhaustiveDraw(data: Json, before: Before): RecordedDraw {
  const { table, claim } = before;
  const rows = claim(() => rowsIn(data.at('win_info'), table));
  return {
    type: 'exhaustiveDraw',
    nagashi: claim(() => rows?.some(({ yaku }) => yaku.some(isNagashi))) ?? false,
    tenpai: rows?.flatMap(({ seat, yaku }) => (yaku.length === 0 ? [seat] : [])).toSorted((one, other) => one - other),
    changes: changesIn(data, before),
  };
}

function rowsIn(list: Json, table: Table): readonly { readonly seat: Seat; readonly yaku: readonly Json[] }[] {
  const rows = list.isMissing ? [] : list.list();
  if (rows.length > table.players) list.refuse();
  return rows.map((row) => ({
    seat: table.seat(row.at('user_id')),
    yaku: row.at('fang_info').isMissing ? [] : row.at('fang_info').list(),
  }));
}

function isNagashi(one: Json): boolean {
  return one.at('fang_type').value === NAGASHI;
}

/** Each player's change without that player's own riichi stick; sticks from the table go to the winner. */
function changesIn(data: Json, { table, claim }: Pick<Before, 'table' | 'claim'>): readonly number[] | undefined {
  const list = data.at('user_profit');
  if (list.isMissing) return undefined;
  return claim(() => table.bySeat(list.list(), 'user_id', (row) => row.at('point_profit').hundreds()) ?? list.refuse());
}

/** The player liable for a yakuman, if there is one. */
function liableIn(data: Json, table: Table): Seat | undefined {
  const list = data.at('user_profit');
  const rows = list.isMissing ? [] : list.list();
  const marked = rows.filter((row) => !row.at('is_bao_pai').isMissing && row.at('is_bao_pai').flag());
  const [one] = marked;
  return one && marked.length === 1 ? table.seat(one.at('user_id')) : undefined;
}

/** Yaku by their number. What is undefined has no id here: nagashi mangan is no win, and a triplet of norths is a yaku only for three. */
const YAKU: readonly (CountedId | undefined)[] = [
  'riichi',
  'menzenTsumo',
  'ippatsu',
  'rinshan',
  'haitei',
  'houtei',
  'chankan',
  'chun',
  'hatsu',
  'haku',
  'roundWind',
  'seatWind',
  'iipeikou',
  'pinfu',
  'tanyao',
  'doubleRiichi',
  'toitoi',
  'chiitoitsu',
  'sanankou',
  'sankantsu',
  'honroutou',
  'chanta',
  'ittsuu',
  'sanshokuDoujun',
  'shousangen',
  'sanshokuDoukou',
  'junchan',
  'honitsu',
  'ryanpeikou',
  'chinitsu',
  undefined,
  'tenhou',
  'chiihou',
  'renhou',
  'kokushi',
  'kokushi13',
  'chuuren',
  'junseiChuuren',
  'suuankou',
  'suuankouTanki',
  'suukantsu',
  'chinroutou',
  'tsuuiisou',
  'daisuushii',
  'shousuushii',
  'daisangen',
  'ryuuiisou',
  'junseiRyuuiisou',
  'paarenchan',
  'akaDora',
  'dora',
  'uraDora',
  'openRiichi',
  'openDoubleRiichi',
  'openRiichiHoujuu',
  'kita',
  undefined,
];

/** Han of a yakuman. */
const YAKUMAN_HAN = 13;

/** A record's claims about the value of a win. A yakuman has 13 han, a double one 26, and fu that mean nothing. */
function claimOf(win: Json, claim: Claim): WinClaim {
  const number = (name: string, what?: Stated) => claim(() => win.at(name).ifThere((at) => at.integer(0)), what);
  const yakuAt = (list: Json) => list.list().map((one) => [yakuIn(one), hanIn(one)] as const);
  const listed = claim(() => win.at('fang_info').ifThere(yakuAt), 'yaku');
  const isYakuman = listed?.some(([id, han]) => isYaku(id) && 'yakuman' in yakuOf(id).value && han >= YAKUMAN_HAN) === true;
  const han = isYakuman ? undefined : number('all_fang_num');
  return {
    ...NO_CLAIM,
    ...listedClaim(listed, isYakuman),
    ...(han !== undefined && { han }),
    fu: isYakuman ? undefined : number('all_fu', 'fu'),
    points: number('all_point', 'points'),
  };
}

function yakuIn(one: Json): CountedId {
  const number = one.at('fang_type');
  return YAKU[number.integer(0)] ?? number.refuse();
}

function hanIn(one: Json): number {
  return one.at('fang_num').integer(0);
}
