import type { YakuEntries } from './yaku-entries.ts';

/** What the yakuman ask for. */
export const YAKUMAN_SAID: YakuEntries = {
  tenhou: {
    also: ['tenho', 'heavenly hand'],
    en: 'The dealer wins with the first fourteen tiles.',
    ja: '親が配牌で和了しています。',
    zh: '亲家配牌即和。',
  },
  chiihou: {
    also: ['chiho', 'chihou', 'earthly hand'],
    en: 'Another player wins on their first draw, before any call.',
    ja: '子が、誰も鳴かないうちに最初のツモで和了します。',
    zh: '子家在无人鸣牌时以第一次摸牌和牌。',
  },
  renhou: {
    also: ['renho', 'hand of man'],
    en: 'A ron before one’s own first draw and before any call. A yakuman under some rules, a mangan or nothing under others.',
    ja: '最初のツモの前に、誰も鳴かないうちにロンします。役満や満貫とするルールと、採用しないルールがあります。',
    zh: '第一次摸牌之前，无人鸣牌时荣和。有的规则计役满或满贯，有的不采用。',
  },
  kokushi: {
    also: ['kokushi musou', 'koku shimusou', 'kokushi muso', '13 orphans', '国士'],
    en: 'One of each terminal and honour, and a second of any of them.',
    ja: '13種の么九牌を1枚ずつと、そのうち1枚を重ねて揃えます。',
    zh: '13种幺九牌各一张，其中一种成对。',
  },
  kokushi13: {
    also: ['thirteen-wait kokushi', 'kokushi juusanmen'],
    en: 'Thirteen orphans that held all thirteen and waited for any of them.',
    ja: '13種すべてを1枚ずつ持ち、13面待ちで和了した国士無双です。',
    zh: '13种各持一张、听13面的国士无双。',
  },
  suuankou: {
    also: ['suu ankou', 'suuanko', 'su-anko', 'four concealed pungs', 'four concealed triplets'],
    en: 'Four concealed triplets or quads, the last finished by tsumo.',
    ja: '暗刻か暗槓を4つ揃えます。シャンポン待ちではツモに限ります。',
    zh: '4组暗刻或暗杠。双碰听时限自摸。',
  },
  suuankouTanki: {
    also: ['suuankou single wait', 'four concealed pungs single wait'],
    en: 'Four concealed triplets or quads, won on the pair.',
    ja: '暗刻か暗槓を4つ揃え、単騎待ちで和了します。',
    zh: '4组暗刻或暗杠，单骑听牌和牌。',
  },
  daisangen: {
    also: ['dai sangen', 'big dragons'],
    en: 'Triplets or quads of all three dragons.',
    ja: '白・發・中をすべて刻子か槓子にします。',
    zh: '白、发、中皆为刻子或杠子。',
  },
  shousuushii: {
    also: ['shou suushi', 'shosushi', 'little winds'],
    en: 'Triplets or quads of three winds and a pair of the fourth.',
    ja: '風牌のうち3つが刻子か槓子、1つが雀頭です。',
    zh: '风牌三组刻子或杠子，第四种为雀头。',
  },
  daisuushii: {
    also: ['dai suushii', 'daisushi', 'big winds'],
    en: 'Triplets or quads of all four winds. Some rules count it double.',
    ja: '4つの風牌をすべて刻子か槓子にします。ダブル役満とするルールもあります。',
    zh: '四种风牌皆为刻子或杠子。有的规则计两倍役满。',
  },
  tsuuiisou: {
    also: ['tsuu iisou', 'all honors', 'all honours'],
    en: 'Nothing but honours.',
    ja: '字牌だけで揃えます。',
    zh: '全部为字牌。',
  },
  chinroutou: {
    also: ['chinroto', 'all terminals'],
    en: 'Nothing but terminals.',
    ja: '老頭牌だけで揃えます。',
    zh: '全部为老头牌。',
  },
  ryuuiisou: {
    also: ['ryuu iisou', 'all green'],
    en: 'Nothing but green tiles: 2, 3, 4, 6 and 8 of bamboos, and hatsu. Some rules ask for hatsu.',
    ja: '2・3・4・6・8の索子と發だけで揃えます。發が必要なルールもあります。',
    zh: '只有索子的2、3、4、6、8与发。有的规则必须有发。',
  },
  chuuren: {
    also: ['chuuren poutou', 'chuuren pooto', 'nine lanterns', '九連宝燈', '九蓮'],
    en: '1112345678999 of one suit and one more of it, closed.',
    ja: '門前で、1色の1112345678999とその色の1枚を揃えます。',
    zh: '门前清，同一色的1112345678999再加同色任意一张。',
  },
  junseiChuuren: {
    also: ['true nine gates', 'pure chuuren'],
    en: 'Nine gates that waited for all nine tiles of the suit.',
    ja: '9面待ちで和了した九蓮宝燈です。',
    zh: '听9面的九莲宝灯。',
  },
  suukantsu: {
    also: ['suu kan tsu', 'four kans', 'four kongs'],
    en: 'Four quads.',
    ja: '槓子を4つ揃えます。',
    zh: '4组杠子。',
  },
};
