import type { RuleLocale } from '../locale.ts';

/** ルールの元になった文書。 */
export const documents: RuleLocale['documents'] = {
  madeFrom: (document) => `${document}に基づくルールです。書かれていないことは一般的なルールによります。`,
  otherwise: '文書と異なるところ',
  documents: {
    arcade: {
      title: 'MAMEで動く麻雀ゲームの解説「How Your Score Is Calculated」',
      otherwise: {
        A37: '役はどれも1翻とありますが、文書の例には2翻や3翻の役があり、tenboもそれに従います。',
        A152: '例1は三暗刻を数えていませんが、例7では数えています。数えると5翻で、7700点ではなく8000点です。',
        A164: '例4は2240×6を13400としていますが、正しくは13440です。どちらにしても満貫の12000点です。',
      },
    },
    guide: {
      title: 'ウェブの解説「Japanese Mahjong Score Calculation」',
      otherwise: {
        G40: '符の端数の扱いが書かれていません。tenboは切り上げますが、七対子の25符はそのままです。',
        G42: '親は1.5倍を受け取り、2倍を払うとありますが、支払いごとに切り上げるため、正確ではありません。tenboは文書の早見表のとおりに払います。',
        G46: '早見表に、20符のロンと、親の25符2翻のツモがあります。文書のルールではありえない点数なので、tenboは括弧に入れて示します。',
        G76: '基本点を切り上げると読めるところがあります。tenboは早見表のとおり、支払う点数だけを切り上げます。',
      },
    },
    wikipedia: {
      title: '英語版ウィキペディアの記事「Japanese mahjong scoring rules」',
      otherwise: {
        W28: '面子の取り方が複数あるとき、翻数の最も高いものを採るとあります。tenboは点数の最も高いものを採りますが、結果の違う手は知られていません。',
        W81: '1翻110符の欄があります。連風牌の雀頭を4符とするルールのロンでしかありえず、ツモではありえません。この記事の符の表では2符です。',
        W117: '役満の基本点は8000点とありますが、例では4つの役満を6倍と数えています。そこで、大四喜と四暗刻単騎だけをダブル役満とします。',
      },
    },
    doramahjong: {
      title: 'Doramahjong.comのページ「EMA Riichi Mahjong Scoring」',
      otherwise: {
        D28: '符をすべて10の位に切り上げるとありますが、七対子の25符は一般のとおりそのままです。',
        D77: '役の一覧に三槓子がありません。書き落としとみて、2翻とします。',
        D80: '九蓮宝燈が門前に限るとは書かれていませんが、一般のとおり門前に限ります。',
        D83: '人和は「最初の一巡のロン」とありますが、自分の最初のツモより前に限ります。',
      },
    },
    shanghai: {
      title: 'ゲーム「Shanghai: Second Dynasty」の説明書の章「Scoring Japanese Mah-Jongg」',
      otherwise: {
        S36: '例では、16符を20符に切り上げてから副底の20符を足しています。tenboは文書の規則どおりに足してから切り上げます。36符で、やはり40符になります。',
        S60: '7900点のツモで「子2人が4000点を払う」とあるのは、2人合わせてのことです。子は2000点ずつ、親は4000点を払います。',
      },
    },
  },
};

/** 点数表の言葉。 */
export const charts: RuleLocale['charts'] = {
  names: { dealer: '親', other: '子', basePoints: '基本点' },
  roundedUp: '切り上げ満貫',
  noHandIsWorth: '（ ）この点数の和了はない：',
  hanRange: (from, to, han) => (to === undefined ? `${han(from)}以上` : han(`${from}〜${to}`)),
  unreached: {
    ronOf20Fu: () => 'ロンの20符：門前なら10符が加わり、副露してほかに符がなければ30符になる',
    tsumoOf20Fu: () => 'ツモの20符：ツモには必ず2符が付く',
    pinfuTsumo: () => 'ツモの20符1翻：20符になるのは平和だけで、ツモと合わせて2翻になる',
    sevenPairs: ({ by, fu, han }) => `${by === 'ron' ? 'ロン' : 'ツモ'}の${fu}符：七対子だけで、${han}翻以上になる`,
    tooManyFu: ({ by, most, han }) =>
      `${by === 'ron' ? 'ロン' : 'ツモ'}で${most}符を超える：三暗刻か三槓子の形が必要で、${han}翻以上になる`,
  },
  moreFu: (most, option) => `${option}で${most}まで`,
  ways: (ways) => ways.join('、'),
  basePointsAre: '符 × 2^(2+翻)。満貫などの上限も切り上げもない値',
  multipliers: (ron, tsumo, alone) => {
    const each =
      'all' in tsumo
        ? `${alone ? '' : '各自'}基本点 × ${tsumo.all}`
        : `子から基本点 × ${tsumo.other}、親から基本点 × ${tsumo.dealer}`;
    return `ロンは基本点 × ${ron}、ツモは${each}。支払いごとに100点未満を切り上げ`;
  },
};

/** ルールについての注意。 */
export const ruleNotices: RuleLocale['ruleNotices'] = {
  startNotOffered: ({ start, offered }) =>
    `このルールのもとの資料で選べる配給原点は${offered.join('、')}点です。${start}点でも対局できますが、資料にはありません。`,
  okaBelowZero: ({ target, oka }, { match }) =>
    `返し点の${target}点が配給原点より低いため、トップのオカが${match.ranking(oka)}になります。オカなしなら返し点を配給原点と同じにしてください。`,
};
