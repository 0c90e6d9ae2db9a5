import { type RulePath, type RuleSet, type RuleValue, excerptOf, presets, withRule } from '@tenbo/engine';

import { readWith } from '../errors.ts';
import type { Json } from '../json.ts';
import { field } from './fields.ts';

/** The rules of a game according to its record. */
export interface MajsoulRules {
  readonly rules: RuleSet;
  /** The game was played in a room with its own rules. */
  readonly houseRules: boolean;
}

/** The rules for each `mode`, which stands for the number of players and the length. */
const MODES: ReadonlyMap<unknown, RuleSet> = new Map([
  [1, presets.majsoulTonpuu],
  [2, presets.majsoul],
  [11, presets.majsoulSanmaTonpuu],
  [12, presets.majsoulSanma],
]);

/** Ranked rooms by `mode_id`, from bronze to throne: one for East games and one for games with a South round. */
const RANKED: ReadonlySet<unknown> = new Set([2, 3, 5, 6, 8, 9, 11, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]);

/** The rules of ranked rooms, the more usual first. */
export function roomRules(players: 3 | 4): readonly [RuleSet, ...RuleSet[]] {
  return players === 3 ? [presets.majsoulSanma, presets.majsoulSanmaTonpuu] : [presets.majsoul, presets.majsoulTonpuu];
}

/**
 * @param head the head of a record: it has the mode, and the ranked room or the rules of a friends' room or contest
 * @returns undefined if it has no number for its mode
 */
export function majsoulRules(head: Json): MajsoulRules | undefined {
  const config = field(head, 'config');
  const mode = field(config, 'mode');
  const number = field(mode, 'mode');
  if (typeof number.value !== 'number') return undefined;
  const rules = MODES.get(number.value) ?? number.refuse({ code: 'unknownRules', found: excerptOf(number.value) });
  const room = field(field(config, 'meta'), 'mode_id');
  if (typeof room.value === 'number' && room.value !== 0 && !RANKED.has(room.value)) {
    room.refuse({ code: 'unknownRules', found: excerptOf(room.value) });
  }
  const detail = field(mode, 'detail_rule');
  const names = detail.isMessage ? detail.fields() : [];
  const changed = names.reduce((so, name) => readField(detail.at(name), protocolName(name))(so), rules);
  return { rules: changed, houseRules: names.some((name) => FIELDS.get(protocolName(name)) !== NO_EFFECT) };
}

/** Converts a name from camel case to the protocol's spelling. */
function protocolName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/(?<=fafu|ma)(\d)$/, '_$1');
}

type Change = (rules: RuleSet) => RuleSet;

function set<P extends RulePath>(path: P, value: RuleValue<P>): Change {
  return (rules) => withRule(rules, path, value);
}

/** The change to the rules that a field of `detail_rule` makes. */
type Field = (value: Json) => Change;

const SAME: Change = (rules) => rules;
/** The field concerns the clock, hints, computer players, or only which moves are allowed. */
const NO_EFFECT: Field = () => SAME;
/** The field may change payments or the settlement, but nobody knows exactly how. The game gets house rules, and Mahjong Soul's rules are kept. */
const NOT_CERTAIN: Field = () => SAME;

const refuse = (value: Json): never => value.refuse({ code: 'unknownRules', found: excerptOf(value.value) });

function points(path: 'match.start' | 'match.goal' | 'payments.riichiStick' | 'standings.target'): Field {
  return (value) => set(path, value.integer(0));
}

function choice<P extends RulePath>(path: P, played: RuleValue<P>, not: RuleValue<P>): Field {
  return (value) => set(path, value.flag() ? played : not);
}

/** A switch that changes a rule when it is on. */
function on<P extends RulePath>(path: P, changed: RuleValue<P>): Field {
  return (value) =>
    value.value === true || value.value === 1
      ? set(path, changed)
      : value.value === false || value.value === 0
        ? SAME
        : refuse(value);
}

function oneOf<P extends RulePath>(path: P, values: ReadonlyMap<unknown, RuleValue<P>>): Field {
  return (value) => {
    const found = values.get(value.value);
    return found === undefined ? refuse(value) : set(path, found);
  };
}

function abortive(cause: RuleSet['draws']['abortive'][number]): Field {
  return (value) => {
    const isPlayed = value.flag();
    return (rules) => {
      const others = rules.draws.abortive.filter((one) => one !== cause);
      return withRule(rules, 'draws.abortive', isPlayed ? [...others, cause] : others);
    };
  };
}

/** A mode of play that tenbo does not support. */
const EVENT: Field = (value) => (value.isMissing || value.value === 0 || value.value === false ? SAME : refuse(value));
/** A rule that is always on in tenbo. */
const ALWAYS: Field = (value) => (value.flag() ? SAME : refuse(value));

/** Whether the dealer continues, and after what. */
const STAYS = (stay: { readonly win?: boolean; readonly tenpai?: boolean }): Change => {
  return (rules) => {
    const { dealerStays } = rules.match;
    const win = stay.win ?? dealerStays !== 'never';
    const tenpai = stay.tenpai ?? dealerStays === 'winOrTenpai';
    return withRule(rules, 'match.dealerStays', win ? (tenpai ? 'winOrTenpai' : 'win') : 'never');
  };
};

/** All known fields of `detail_rule`. Any other is refused if it is set. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['time_fixed', NO_EFFECT],
  ['time_add', NO_EFFECT],
  ['bianjietishi', NO_EFFECT],
  ['ai_level', NO_EFFECT],
  ['ming_dora_immediately_open', NO_EFFECT],
  ['enable_shiti', NO_EFFECT],
  ['enable_nontsumo_liqi', NO_EFFECT],
  ['disable_angang_guoshi', NO_EFFECT],
  ['init_point', points('match.start')],
  ['fandian', points('match.goal')],
  ['jingsuanyuandian', points('standings.target')],
  ['liqibang_value', points('payments.riichiStick')],
  ['tianbian_value', NOT_CERTAIN],
  ['changbang_value', NOT_CERTAIN],
  ['noting_fafu_1', NOT_CERTAIN],
  ['noting_fafu_2', NOT_CERTAIN],
  ['noting_fafu_3', NOT_CERTAIN],
  ['shunweima_2', NOT_CERTAIN],
  ['shunweima_3', NOT_CERTAIN],
  ['shunweima_4', NOT_CERTAIN],
  ['disable_multi_yukaman', NOT_CERTAIN],
  [
    'dora_count',
    oneOf(
      'tiles.redFives',
      new Map([
        [0, [0, 0, 0]],
        [2, [0, 1, 1]],
        [3, [1, 1, 1]],
        [4, [1, 2, 1]],
      ]),
    ),
  ],
  [
    'shiduan',
    oneOf(
      'yaku.openTanyao',
      new Map<unknown, 'played' | 'closedOnly'>([
        [0, 'closedOnly'],
        [1, 'played'],
      ]),
    ),
  ],
  [
    'fanfu',
    oneOf(
      'yaku.minimumHan',
      new Map<unknown, 1 | 2>([
        [0, 1],
        [1, 1],
        [2, 2],
      ]),
    ),
  ],
  ['can_jifei', choice('match.bust', 'belowZero', 'none')],
  ['have_liujumanguan', choice('draws.nagashi', 'draw', 'none')],
  ['have_qieshangmanguan', choice('points.kiriageMangan', 'played', 'none')],
  ['have_yifa', choice('yaku.ippatsu', 'played', 'none')],
  ['have_biao_dora', ALWAYS],
  ['have_gang_biao_dora', choice('dora.kan', 'played', 'none')],
  ['have_li_dora', choice('dora.ura', 'played', 'none')],
  ['have_gang_li_dora', choice('dora.kanUra', 'played', 'none')],
  ['have_sifenglianda', abortive('fourWinds')],
  ['have_sigangsanle', abortive('fourQuads')],
  ['have_sijializhi', abortive('fourRiichi')],
  ['have_jiuzhongjiupai', abortive('nineTerminals')],
  ['have_sanjiahele', abortive('tripleRon')],
  ['have_toutiao', choice('payments.multipleRon', 'headBump', 'all')],
  ['have_helelianzhuang', (value) => STAYS({ win: value.flag() })],
  ['have_tingpailianzhuang', (value) => STAYS({ tenpai: value.flag() })],
  ['have_helezhongju', choice('match.agariYame', 'automatic', 'none')],
  ['have_tingpaizhongju', choice('match.tenpaiYame', 'automatic', 'none')],
  ['have_nanruxiru', (value) => (value.flag() ? SAME : set('match.goal', 0))],
  ['have_zimosun', choice('payments.missingPlayer', 'lost', 'split')],
  ['disable_double_yakuman', on('yaku.doubleYakuman', [])],
  ['disable_composite_yakuman', on('yaku.yakumanStacking', 'highest')],
  ['disable_leijiyiman', on('points.countedYakuman', 'sanbaiman')],
  ['disable_double_wind_four_fu', on('fu.doubleWindPair', 2)],
  ['guyi_mode', EVENT],
  ['enable_renhe', EVENT],
  ['dora3_mode', EVENT],
  ['begin_open_mode', EVENT],
  ['jiuchao_mode', EVENT],
  ['muyu_mode', EVENT],
  ['open_hand', EVENT],
  ['xuezhandaodi', EVENT],
  ['huansanzhang', EVENT],
  ['chuanma', EVENT],
  ['reveal_discard', EVENT],
  ['field_spell_mode', EVENT],
  ['zhanxing_mode', EVENT],
  ['tianming_mode', EVENT],
]);

function readField(value: Json, name: string): Change {
  const known = FIELDS.get(name);
  // An unknown field matters only if it is set.
  if (known === undefined) return EVENT(value);
  if (value.isMissing) return SAME;
  const change = readWith(() => known(value));
  if (change.ok) return change.value;
  // A value that is none changes nothing. One that tenbo does not have makes another game.
  return change.error.code === 'badValue' ? SAME : refuse(value);
}
