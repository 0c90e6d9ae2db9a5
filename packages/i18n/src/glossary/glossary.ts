import { type YakuDef, type YakuId, YAKU } from '@tenbo/engine';

import { type Language, LANGUAGES } from '../languages.ts';
import type { Locale, YakuNames } from '../locale.ts';
import { yakuName, yakuWorth } from '../win/yaku-text.ts';
import type { Entry } from './entry.ts';
import { type Terms, HAND_TERMS, TABLE_TERMS } from './terms.ts';

const ENTRIES = { ...HAND_TERMS, ...TABLE_TERMS } as const;
type GameTermId = keyof typeof ENTRIES;

/** The id of a term. For a yaku it is the id of the yaku. */
export type TermId = GameTermId | YakuId;

/** A text in each language. */
export type InEach = { readonly [L in Language]: string };

/** A word of the game, as readers look it up. */
export interface Term {
  readonly id: TermId;
  /** Its name in each language. */
  readonly names: InEach;
  readonly romaji: string | undefined;
  /** Other names in books, programs and among players. */
  readonly also: readonly string[];
  readonly says: InEach;
  /** Terms to read next. */
  readonly see: readonly TermId[];
}

/** A language, with its words for the glossary. */
interface Speaker {
  readonly locale: Locale;
  readonly terms: Terms;
}

type Speakers = { readonly [L in Language]: Speaker };

/** All terms: those of the game in the order of play, then the yaku, which also have the names of the source documents. */
export function glossaryIn(speakers: Speakers, documents: readonly YakuNames[]): readonly Term[] {
  const ids = Object.keys(ENTRIES) as GameTermId[];
  return [...ids.map((id) => termOf(id, speakers)), ...YAKU.map((yaku) => termOfYaku(yaku, speakers, documents))];
}

function termOf(id: GameTermId, speakers: Speakers): Term {
  const { named = [id], romaji, also = [], see }: Entry = ENTRIES[id];
  const nameIn = ({ locale, terms }: Speaker) => {
    const words = terms.terms[id];
    return 'name' in words ? words.name : nameFrom(locale, named);
  };
  return {
    id,
    names: inEach(speakers, nameIn),
    romaji,
    also,
    says: inEach(speakers, ({ terms }) => terms.terms[id].says),
    see: see as readonly TermId[],
  };
}

function nameFrom(locale: Locale, [group, key = '']: NonNullable<Entry['named']>): string {
  const named = locale[group as keyof Locale] as string | { readonly [key: string]: string };
  return typeof named === 'string' ? named : (named[key] ?? key);
}

function termOfYaku(yaku: YakuDef & { readonly id: YakuId }, speakers: Speakers, documents: readonly YakuNames[]): Term {
  const { id, ja, romaji } = yaku;
  const names = inEach(speakers, ({ locale }) => yakuName(id, locale));
  const ofDocuments = documents.flatMap((document) => document.yaku[id] ?? []);
  const alike = [...(YAKU_ALSO[id] ?? []), ...ofDocuments, ...(ja.startsWith('役牌 ') ? [ja.slice(3)] : [])];
  const main = [romaji, ...Object.values(names)].map((name) => name.toLowerCase());
  return {
    id,
    names,
    romaji,
    also: [...new Set(alike)].filter((name) => !main.includes(name.toLowerCase())),
    says: inEach(speakers, (speaker) => (speaker.terms.yaku[id] ?? speaker.terms.ofSomeHouses) + worthOf(yaku, speaker)),
    see: ['yaku'],
  };
}

/** The usual value of a yaku, as a sentence that follows its requirement. */
function worthOf({ value }: YakuDef, { locale, terms: { worth, closedOnly, open } }: Speaker): string {
  const { han } = locale;
  return worth(
    yakuWorth(value, locale, {
      both: han,
      closedOnly: (closed) => han(closed) + closedOnly,
      open: (closed, fewer) => han(closed) + open(han(fewer)),
    }),
  );
}

function inEach(speakers: Speakers, say: (speaker: Speaker) => string): InEach {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(speakers[language])])) as InEach;
}

/** Other names of the yaku in books, programs and among players. Their usual names are with the yaku. */
const YAKU_ALSO: { readonly [Y in YakuId]?: readonly string[] } = {
  riichi: ['reach', 'ready hand', 'リーチ'],
  doubleRiichi: ['daburu riichi', 'double reach', 'ダブルリーチ'],
  ippatsu: ['one shot'],
  menzenTsumo: ['self-pick', 'menzenchin tsumo hou', 'menzen tsumohou', 'concealed self-draw', 'fully concealed hand', 'ツモ'],
  pinfu: ['pin-huu', 'pin fu', 'all chi', 'no-points hand'],
  iipeikou: ['ippeikou', 'iipeiko', 'pure double chii', '2 same chi', 'two same runs'],
  ryanpeikou: ['ryanpeiko', 'twice pure double chii', 'twice pure double chis'],
  sanshokuDoujun: ['sanshoku', 'three colour straight', 'mixed triple chii'],
  ittsuu: ['itsu', 'ikkitsuukan', 'ittsu', '一気通貫', '一通'],
  chanta: ['honchan', 'chantaiyao', 'honchantaiyaochuu'],
  junchan: ['junchantaiyaochuu', 'junchan taiyai', 'pure outside hand'],
  chiitoitsu: ['chii toitsu', 'chitoi', 'chiitoi', '7 pairs', 'seven pairs', 'ニコニコ'],
  tanyao: ['tanyaochuu', 'tanyaou chuu', 'all simples', 'inside hand', '断ヤオ', 'タンヤオ'],
  honroutou: ['honroto', 'all terminals & honors', 'all terminals and honors'],
  honitsu: ['hon itsu', 'clean hand', 'hon’iisou', 'honiisou', 'half flush', 'ホンイツ'],
  chinitsu: ['chin itsu', 'chin’iisou', 'chiniisou', 'full flush', 'チンイツ'],
  sanshokuDoukou: ['san shoku dokou', 'three colour triplets', 'triple pung'],
  toitoi: ['toi-toi', 'toitoi hou', 'toi-toi hou', 'all pung', 'all pungs', 'all triplets'],
  sanankou: ['san ankou', 'three concealed pungs', '3 concealed triplets'],
  sankantsu: ['three quads', 'three kongs'],
  shousangen: ['shou sangen', 'little dragons'],
  haku: ['shiro', 'white dragon pon', '白板'],
  hatsu: ['green dragon pon', '發'],
  chun: ['red dragon pon', '中'],
  seatWind: ['own wind', 'your wind', 'player’s wind', 'game wind', 'fanpai', 'menfon', 'jikaze', '門風', '门风'],
  roundWind: ['prevalent wind', 'prevailing wind', 'wind of the round', 'bakaze', 'chanfon', '荘風'],
  haitei: ['bottom of the sea', 'haitei tsumo', 'last tile draw', 'last tile from the wall', 'under the sea', 'ハイテイ'],
  houtei: ['bottom of the river', 'bottom of the sea', 'last tile claim', 'last discard', 'ホウテイ'],
  rinshan: ['after a quad', 'rinchan kaihou', 'dead wall draw', 'flower on the roof'],
  chankan: ['robbing a quad', 'robbing the kong', 'robbing the kan', 'chan kan'],
  tenhou: ['tenho', 'heavenly hand'],
  chiihou: ['chiho', 'chihou', 'earthly hand'],
  renhou: ['renho', 'hand of man'],
  kokushi: ['kokushi musou', 'koku shimusou', 'kokushi muso', '13 orphans', '国士'],
  kokushi13: ['thirteen-sided thirteen orphans', 'thirteen-wait kokushi', 'kokushi juusanmen'],
  suuankou: ['suu ankou', 'suuanko', 'su-anko', 'four concealed pungs', 'four concealed triplets'],
  suuankouTanki: ['four concealed pons on the pair', 'suuankou single wait', 'four concealed pungs single wait'],
  daisangen: ['dai sangen', 'big dragons'],
  shousuushii: ['shou suushi', 'shosushi', 'little winds'],
  daisuushii: ['dai suushii', 'daisushi', 'big winds'],
  tsuuiisou: ['tsuu iisou', 'all honors', 'all honours'],
  chinroutou: ['chinroto', 'all terminals'],
  ryuuiisou: ['ryuu iisou', 'all green'],
  chuuren: ['chuuren poutou', 'chuuren pooto', 'nine lanterns', '九連宝燈', '九蓮'],
  junseiChuuren: ['true nine gates', 'pure chuuren'],
  suukantsu: ['suu kan tsu', 'four quads', 'four kongs'],
  iipinMouyue: ['iipin mouyue', '一筒摸月'],
};
