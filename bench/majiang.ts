import Majiang, { type PeerHand } from '@kobalab/majiang-core';
import {
  type Hand,
  type Kind,
  type Meld,
  type Tile,
  WINDS,
  type Win,
  isRedFive,
  kindAt,
  kindOf,
  rankOf,
  suitOf,
} from '@tenbo/engine';

/** A win in the peer's form, with its hand prepared. */
export interface PeerCase {
  readonly hand: PeerHand;
  readonly ron: string | null;
  readonly param: unknown;
}

/** The peer's score of a hand. */
export interface PeerResult {
  readonly defen: number;
  readonly fu?: number;
  readonly fanshu?: number;
  readonly damanguan?: number;
  readonly hupai?: readonly { readonly name: string; readonly fanshu: number | string }[];
}

export function peerCase(win: Win): PeerCase {
  const tsumo = win.method.by === 'tsumo';
  const concealed = tsumo ? [...win.hand.concealed, win.tile] : [...win.hand.concealed];
  const text = [inSuits(concealed, tsumo ? win.tile : undefined), ...win.hand.melds.map(meldText)].join(',');
  const { riichi, method } = win;
  const param = Majiang.Util.hule_param({
    rule: Majiang.rule({ ダブル役満あり: false, 連風牌は2符: false }),
    zhuangfeng: WINDS.indexOf(win.roundWind),
    menfeng: WINDS.indexOf(win.seatWind),
    lizhi: riichi === undefined ? 0 : riichi.kind === 'riichi' ? 1 : 2,
    yifa: riichi?.ippatsu ?? false,
    qianggang: method.on === 'chankan',
    lingshang: method.on === 'rinshan',
    haidi: method.on === 'haitei' ? 1 : method.on === 'houtei' ? 2 : 0,
    tianhu: tsumo && method.on === 'firstTurn' ? (win.seatWind === 'E' ? 1 : 2) : 0,
    baopai: win.doraIndicators.map(tileText),
    fubaopai: win.uraIndicators.map(tileText),
  });
  return { hand: Majiang.Shoupai.fromString(text), ron: tsumo ? null : `${tileText(win.tile)}=`, param };
}

export function peerScore({ hand, ron, param }: PeerCase): PeerResult | undefined {
  return Majiang.Util.hule(hand, ron, param);
}

/** A hand in the peer's form. */
export function peerHand({ concealed, melds }: Hand): PeerHand {
  return Majiang.Shoupai.fromString([inSuits(concealed, undefined), ...melds.map(meldText)].join(','));
}

/** The peer's distance of a waiting hand, and the kinds that improve it. Unlike ours, it includes kinds of which all four are held, some in melds. */
export function peerDistance(hand: Hand): { readonly shanten: number; readonly nearer: readonly Kind[] } {
  const read = peerHand(hand);
  const held = [...hand.concealed, ...hand.melds.flatMap(({ tiles }) => tiles)];
  const nearer = Majiang.Util.tingpai(read).map(kindOfText);
  return {
    shanten: Majiang.Util.xiangting(read),
    nearer: nearer.filter((kind) => held.filter((one) => one === kind).length < 4),
  };
}

function kindOfText(text: string): Kind {
  return kindAt('mpsz'.indexOf(text[0] ?? '') as 0 | 1 | 2 | 3, Number(text[1]));
}

/** The same with its hand as text. */
export interface PeerText extends Omit<PeerCase, 'hand'> {
  readonly hand: string;
}

export function peerText(one: PeerCase): PeerText {
  return { ...one, hand: one.hand.toString() };
}

export function peerFromText({ hand, ron, param }: PeerText): PeerResult | undefined {
  return Majiang.Util.hule(Majiang.Shoupai.fromString(hand), ron, param);
}

function inSuits(tiles: readonly Tile[], drawn: Tile | undefined): string {
  const rest = [...tiles];
  if (drawn !== undefined) rest.splice(rest.lastIndexOf(drawn), 1);
  const text = [0, 1, 2, 3]
    .map((suit) => rest.filter((tile) => suitOf(kindOf(tile)) === suit).toSorted((a, b) => kindOf(a) - kindOf(b)))
    .map((group, suit) => (group.length > 0 ? 'mpsz'[suit] + group.map(digit).join('') : ''))
    .join('');
  return drawn === undefined ? text : text + tileText(drawn);
}

function meldText({ type, tiles }: Meld): string {
  const suit = 'mpsz'[suitOf(kindOf(tiles[0] as Tile))] as string;
  const digits = tiles.map(digit);
  if (type === 'ankan') return suit + digits.join('');
  if (type === 'chi') return `${suit}${digits[0]}-${digits.slice(1).join('')}`;
  return `${suit}${digits.slice(0, 3).join('')}=${digits[3] ?? ''}`.replace(/=(\d)$/, type === 'kakan' ? '=$1' : '$1=');
}

function tileText(tile: Tile): string {
  return `${'mpsz'[suitOf(kindOf(tile))]}${digit(tile)}`;
}

function digit(tile: Tile): string {
  return isRedFive(tile) ? '0' : String(rankOf(kindOf(tile)));
}
