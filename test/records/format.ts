import { type Meld, type MeldType, type Tile, type Win, type WinMethod, type YakuId, parseTiles, unwrap } from '@tenbo/engine';

/** A win in the record files: see the README next to them. */
export interface RecordedWin {
  readonly id: string;
  /** The id of its game; hands from other sources have none. */
  readonly game?: string;
  readonly ruleset: string;
  readonly players: 3 | 4;
  readonly winner: number;
  readonly from: number;
  readonly win: 'ron' | 'tsumo';
  readonly seatWind: Win['seatWind'];
  readonly roundWind: Win['roundWind'];
  readonly hand: string;
  readonly winTile: string;
  readonly melds: readonly { readonly kind: MeldType; readonly tiles: string }[];
  readonly kita: number;
  readonly flags: Readonly<Partial<Record<Flag, true>>>;
  readonly dora: readonly string[];
  readonly ura: readonly string[];
  readonly honbaApplied: number;
  readonly sticks: number;
  readonly round?: { readonly dealer: number };
  readonly pao?: number;
  readonly stated: Stated;
  readonly deltas: readonly number[] | null;
}

type Flag =
  | 'riichi'
  | 'doubleRiichi'
  | 'ippatsu'
  | 'rinshan'
  | 'chankan'
  | 'haitei'
  | 'houtei'
  | 'tenhou'
  | 'chiihou'
  | 'chankita';

interface Stated {
  readonly yaku: readonly (readonly [key: string, han: number])[];
  readonly yakuman: readonly string[];
  readonly han: number | null;
  readonly fu: number | null;
  readonly points: number;
  readonly limit?: string;
}

/** The record's names of yaku that differ from ours. */
const YAKU_NAMES: Readonly<Record<string, YakuId>> = {
  menzen_tsumo: 'menzenTsumo',
  double_riichi: 'doubleRiichi',
  seat_wind: 'seatWind',
  round_wind: 'roundWind',
  ittsu: 'ittsuu',
  sanshoku_doujun: 'sanshokuDoujun',
  sanshoku_doukou: 'sanshokuDoukou',
  suuankou_tanki: 'suuankouTanki',
  junsei_chuuren: 'junseiChuuren',
  kokushi_13: 'kokushi13',
};

export const DORA_NAMES: readonly string[] = ['dora', 'ura_dora', 'aka_dora', 'kita_dora'];

export function yakuIdOf(name: string): string {
  return YAKU_NAMES[name] ?? (name.startsWith('seat_') ? 'seatWind' : name.startsWith('round_') ? 'roundWind' : name);
}

export function winOf(record: RecordedWin): Win {
  const { flags } = record;
  const kind = flags.doubleRiichi ? 'doubleRiichi' : flags.riichi ? 'riichi' : undefined;
  return {
    hand: {
      concealed: tiles(record.hand),
      melds: record.melds.map(({ kind: type, tiles: text }): Meld => ({ type, tiles: tiles(text) })),
    },
    tile: tiles(record.winTile)[0] as Tile,
    method: methodOf(record),
    seatWind: record.seatWind,
    roundWind: record.roundWind,
    ...(kind ? { riichi: { kind, ippatsu: flags.ippatsu === true } } : {}),
    doraIndicators: tiles(record.dora.join('')),
    uraIndicators: kind ? tiles(record.ura.join('')) : [],
    ...(record.kita > 0 ? { kita: record.kita } : {}),
  };
}

function methodOf({ win, flags }: RecordedWin): WinMethod {
  if (win === 'ron')
    return flags.chankan ? { by: 'ron', on: 'chankan' } : flags.houtei ? { by: 'ron', on: 'houtei' } : { by: 'ron' };
  if (flags.tenhou || flags.chiihou) return { by: 'tsumo', on: 'firstTurn' };
  return flags.rinshan ? { by: 'tsumo', on: 'rinshan' } : flags.haitei ? { by: 'tsumo', on: 'haitei' } : { by: 'tsumo' };
}

function tiles(text: string): readonly Tile[] {
  return unwrap(parseTiles(text));
}
