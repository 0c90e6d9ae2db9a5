import { readFileSync } from 'node:fs';
import {
  acceptance,
  canonicalJson,
  createScorer,
  excerpt,
  firstErrors,
  parseHand,
  parseRules,
  parseWin,
  playedYaku,
  presets,
  ruleCode,
  scoreChart,
  seatsOf,
  shanten,
  tilesAsText,
  waits,
} from '@tenbo/engine';
import {
  CSV_TABLES,
  LANGUAGES,
  describeError,
  describeLedgerError,
  describeLog,
  describeLogError,
  describeSeason,
  describeMergeError,
  describeRules,
  describeWin,
  likestTerms,
  loadGlossary,
  localeOf,
  matchCsv,
  searchTerms,
  seasonWordsOf,
  termsCalled,
} from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import {
  type Log,
  checkAppend,
  conditions,
  digestOf,
  formatLog,
  mergeLogs,
  parseEntry,
  parseLog,
  replay,
  settleMatch,
  seasonOf,
  statistics,
  toRedo,
  toUndo,
  viewSeason,
} from '@tenbo/ledger';
import { summaryOf } from '@tenbo/tournament';

import { answerLine } from '../../apps/cli/src/pipe/jsonl.ts';
import { answerPiece } from '../../apps/cli/src/pipe/answers.ts';
import { handOf } from '../../apps/cli/src/match/grammar.ts';
import { Refusal } from '../../apps/cli/src/output/refusal.ts';
import { underPlace } from '../../apps/cli/src/output/columns.ts';
import { readEntries } from '../../apps/server/src/http/admit.ts';
import { draftOf, isWhollyRead } from '../../apps/web/src/hand/address.ts';
import { EMPTY } from '../../apps/web/src/hand/draft.ts';
import { faultsOfLink } from '../../apps/web/src/hand/link-faults.ts';
import { withText } from '../../apps/web/src/hand/drafted.ts';
import { readData } from '../../apps/web/src/data-file/read.ts';
import { rulesIn } from '../../apps/web/src/rules/address.ts';
import { draw } from '../../fixtures/logs.ts';
import { randomHistory, randomRules } from '../../fixtures/matches.ts';
import { type Choose, oneOf, randomWin } from '../../fixtures/wins.ts';
import { attackArchive, attackLine } from './archives.ts';
import { attackList } from './lists.ts';
import { mutatedText, mutatedValue } from './mutations.ts';
import { attackQuestion, attackTransfer } from './questions.ts';
import { attackLive } from './live.ts';
import { attackRecord } from './records.ts';
import { attackSeating } from './seatings.ts';
import { attackTournament } from './tournaments.ts';

/** The input of a target, and the errors in its answer. */
interface Attack {
  readonly input: string;
  readonly answer: string;
}

/** A part of tenbo that takes input from outside. */
export interface Target {
  readonly name: string;
  /** Builds an input, passes it to tenbo, and returns the errors it reports; throws if tenbo fails. */
  readonly attack: (choose: Choose) => Attack | Promise<Attack>;
}

const locales = LANGUAGES.map(localeOf);
const [en] = locales as [(typeof locales)[0]];

const WIN = {
  hand: '567m55678p40566s',
  tile: '7s',
  by: 'ron',
  seat: 'N',
  round: 'E',
  riichi: 'riichi',
  dora: '6z',
  ura: '2p',
  honba: 1,
};
const WINS: readonly object[] = [
  { ...WIN, melds: [], riichiSticks: 2, rules: 'tenhou' },
  { ...WIN, from: 'W', wareme: 'W', rules: { base: 'tenhou', payments: { wareme: 'withHonba' } } },
  {
    ...WIN,
    hand: '11p234s11z',
    melds: [
      { type: 'pon', tiles: '555z' },
      { type: 'ankan', tiles: '9999m' },
    ],
    tile: '1p',
    riichi: undefined,
    ura: '',
  },
  { ...WIN, by: 'tsumo', on: 'haitei', circumstances: ['eighthWin'], rules: { base: 'local', fu: { doubleWindPair: 2 } } },
  { ...WIN, hand: '19m19p19s1234567z', tile: '7z', rules: 'majsoul' },
];

const HANDS = [
  '234m 406p 567s 88s 67m +8m',
  '11p 234s 11z (5555z) (9999m) +1p',
  '234m 567p 13s 44z [789s]',
  'ESWNPFC 19m 19p 19s E',
  '🀇🀈🀉 5r5rp [555+5z]',
];
const LINES = [
  ...HANDS,
  '234m 406p 567s 88s 67m +8m ron double riichi dora 3p4p south round 2 honba',
  '二三四萬 赤五筒 ［白白白］（１１１１ｚ） 立直一発ツモ ドラ3p 南４局 西家 供託２',
  'https://tenhou.net/2/?q=234m406p567s8867m8m, 自摸、海底',
];
const COMMANDS = [
  'ron Ben Aki 3 30 and Chie mangan',
  "tsumo B '234m 406p 567s 88s 67m +8m'",
  'draw Aki,Chie',
  'abort nine',
  'chombo Chika',
  'tsumo B 700/1300',
  'nagashi Ben',
];
const ADDRESSES = [
  'hand=567m55678p40566s&tile=7s&by=ron&seat=N&dora=6z&ura=2p&riichi=riichi&honba=1&rules=tenhou',
  'hand=11p234s11z&melds=%5B555z%5D(9999m)&called=1,2&tile=1p&circumstances=eighthWin&kita=2',
];

const TERMS = ['one-chance', 'nō-ten bappu', 'Chii Toitsu', '平和', 'リーチ', 'Bottom of the Sea'];
const glossary = await loadGlossary();

/** Logs of earlier versions, as recorded. */
const LOGS = ['version-1', 'version-2'].flatMap((version) =>
  readFileSync(new URL(`../../fixtures/logs/${version}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly log: readonly unknown[] }).log),
);

export const TARGETS: readonly Target[] = [
  { name: 'questions over HTTP', attack: attackQuestion },
  { name: 'files of events', attack: attackTransfer },
  {
    name: 'lines of the pipe',
    attack(choose) {
      const value = choose(4) === 0 ? oneOf(choose, WINS) : mutatedValue(choose, oneOf(choose, WINS));
      const line = JSON.stringify(value) ?? '';
      const input = choose(4) === 0 ? mutatedText(choose, line) : line;
      const answering = { locale: oneOf(choose, locales), rules: presets.standard };
      const { answer } = answerLine(input, answering);
      if (answer.includes('"code":"fault"')) throw new Error(answer);
      const oneLine = input.replaceAll('\n', ' ').toWellFormed();
      const { text } = answerPiece(Buffer.from(`${oneLine}\n`), answering);
      if (text !== `${answerLine(oneLine, answering).answer}\n`) throw new Error(`its bytes have another answer: ${text}`);
      return { input, answer };
    },
  },
  {
    name: 'hands',
    attack(choose) {
      const input = mutatedText(choose, oneOf(choose, LINES));
      const parsed = choose(2) === 0 ? parseHand(input) : parseWin(input);
      if (!parsed.ok) {
        const under = parsed.error.flatMap((error) => ('position' in error ? underPlace(input, error.position, '') : []));
        return { input, answer: JSON.stringify(parsed.error) + under.join('\n') + sentences(parsed.error) };
      }
      const { hand, tile } = parsed.value;
      const rules = randomRules(choose);
      const results = [waits(hand, rules), acceptance(hand, rules), shanten(hand, rules)];
      const answers = results.flatMap((result) => (result.ok ? [] : result.error));
      if (tile === undefined) return { input, answer: JSON.stringify(answers, tilesAsText) + sentences(answers) };
      const situation = { seatWind: 'E', roundWind: 'E', doraIndicators: [], uraIndicators: [], method: { by: 'ron' } } as const;
      const explained = createScorer(presets.local).explain({ ...situation, hand, tile });
      const errors = explained.ok ? answers : [...answers, ...explained.error];
      return { input, answer: JSON.stringify(errors, tilesAsText) + sentences(errors) };
    },
  },
  {
    name: 'rule sets',
    attack(choose) {
      const base = oneOf(choose, Object.values(presets));
      const value = mutatedValue(choose, choose(2) === 0 ? base : { base: base.id, ...pick(choose, base) });
      const input = JSON.stringify(value) ?? 'undefined';
      const rules = parseRules(value);
      if (!rules.ok) return { input, answer: JSON.stringify(rules.error) + sentences(rules.error) };
      const scorer = createScorer(rules.value);
      const win = randomWin(choose, rules.value);
      const explained = scorer.explain(win, choose(9));
      if (explained.ok) {
        finite(explained.value);
        const context = { win, table: { honba: 1, riichiSticks: 1 }, rules: rules.value };
        finite(locales.map((locale) => describeWin(explained.value, context, locale)));
      }
      finite([
        scoreChart(rules.value, false),
        playedYaku(rules.value),
        ruleCode(rules.value),
        describeRules(rules.value, oneOf(choose, locales)),
      ]);
      const match = randomHistory(choose, rules.value, 12).at(-1);
      finite([match?.state.scores, match && settleMatch(match.state, rules.value)]);
      return { input, answer: '' };
    },
  },
  {
    name: 'logs of matches',
    attack(choose) {
      const log = choose(2) === 0 ? oneOf(choose, LOGS) : randomHistory(choose, randomRules(choose), 15).at(-1)?.log;
      const value = mutatedValue(choose, log);
      return { input: JSON.stringify(value) ?? 'undefined', answer: readLog(value, log, choose) };
    },
  },
  {
    name: 'entries sent to the server',
    attack(choose) {
      const log = randomHistory(choose, randomRules(choose), 15).at(-1)?.log;
      const value = mutatedValue(choose, log);
      const { entries, faults } = readEntries('start', Array.isArray(value) ? value : [value]);
      const stored = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
      // Stored entries reach every device, whatever they are.
      const summary = summaryOf(stored);
      if (summary) finite([summary.scores, summary.standings.map(({ total }) => total)]);
      return { input: JSON.stringify(value) ?? 'undefined', answer: JSON.stringify(firstErrors(faults)) };
    },
  },
  { name: 'logs of tournaments', attack: attackTournament },
  { name: 'records of games', attack: attackRecord },
  { name: 'logs seen from one seat', attack: attackLive },
  { name: 'archives of records', attack: attackArchive },
  { name: 'records on lines', attack: attackLine },
  { name: 'lists of results', attack: attackList },
  { name: 'lists and plans of a tournament', attack: attackSeating },
  {
    name: 'files of the page',
    async attack(choose) {
      const log = oneOf(choose, LOGS);
      const rules = [{ id: 'own1', name: 'Ours', base: 'tenhou', fu: { doubleWindPair: 2 } }];
      const file = {
        format: 'tenbo',
        version: 1,
        matches: [{ id: 'm', log, soFar: { riichi: [1] } }],
        rules,
        hands: ADDRESSES,
        choices: { language: 'ja' },
      };
      const text = JSON.stringify(mutatedValue(choose, file)) ?? '';
      const input = choose(3) === 0 ? mutatedText(choose, text) : text;
      const read = await readData(input);
      return { input, answer: JSON.stringify(read.ok ? read.value.faults : read.error) };
    },
  },
  {
    name: 'addresses of the page',
    attack(choose) {
      const input = mutatedText(choose, oneOf(choose, ADDRESSES));
      const params = new URLSearchParams(input);
      const { hand, tile } = draftOf(params);
      rulesIn(input);
      const faults = isWhollyRead(params) ? [] : (faultsOfLink(params) ?? []);
      return { input, answer: JSON.stringify([hand, tile]) + sentences(faults) };
    },
  },
  {
    name: 'texts of a hand on the page',
    attack(choose) {
      const input = mutatedText(choose, oneOf(choose, LINES));
      const read = withText({ ...EMPTY, rules: randomRules(choose) }, input);
      return { input, answer: read.ok ? '' : JSON.stringify(read.error) + sentences(read.error) };
    },
  },
  {
    name: 'commands of a match',
    attack(choose) {
      const input = mutatedText(choose, oneOf(choose, COMMANDS));
      const words = [...input.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => (quoted ?? plain) as string);
      try {
        finite(handOf(words, {}, { rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Chika'] }));
        return { input, answer: '' };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { input, answer: locales.flatMap((locale) => error.sentences(locale)).join('\n') };
      }
    },
  },
  {
    name: 'terms',
    attack(choose) {
      const input = mutatedText(choose, oneOf(choose, TERMS));
      searchTerms(input, glossary, oneOf(choose, LANGUAGES));
      if (termsCalled(input, glossary).length > 0) return { input, answer: '' };
      const terms = likestTerms(input, glossary).map(({ names }) => names.en);
      const error = { code: 'noSuchTerm', typed: excerpt(input), terms } as const;
      return { input, answer: locales.map((locale) => describeTypedError(error, locale)).join('\n') };
    },
  },
];

/** Reads a log and calls everything that takes one. A log that was read must also survive writing and reading again. */
function readLog(value: unknown, before: readonly unknown[] | undefined, choose: Choose): string {
  const read = parseLog(value);
  if (!read.ok)
    return (
      JSON.stringify(read.error) + locales.map((locale) => read.error.map((error) => describeLogError(error, locale))).join('\n')
    );
  const log: Log = read.value;
  for (const entry of log) {
    if (canonicalJson(parseEntry(entry)) !== canonicalJson({ ok: true, value: entry }))
      throw new Error('an entry is not read alone');
  }
  const state = replay(log);
  const match = { log, state };
  const locale = oneOf(choose, locales);
  finite([state.scores, state.penalties, state.chips, settleMatch(state, state.rules), statistics(state)]);
  const words = seasonWordsOf(locale);
  finite(
    seasonOf({ state, name: '' }).map((table) => describeSeason(viewSeason(table, { order: 'total', least: 1 }), words, locale)),
  );
  finite([describeLog(log, locale), ...CSV_TABLES.map((table) => matchCsv(state, table, locale)), digestOf(log)]);
  for (const seat of seatsOf(state.rules)) conditions(state, seat);
  const again = parseLog(JSON.parse(formatLog(log)));
  if (!again.ok || canonicalJson(again.value) !== canonicalJson(log)) throw new Error('a log is not read back as it was written');
  const steps = [toUndo(match), toRedo(match)];
  for (const step of steps)
    if (step && checkAppend(match, step.event).length > 0) throw new Error(`refused: ${JSON.stringify(step)}`);
  const original = parseLog(before);
  const merged = original.ok ? mergeLogs(original.value, log) : undefined;
  if (merged?.ok) finite(replay(merged.value).scores);
  const refused = checkAppend(match, draw(0)).map((error) => describeLedgerError(error, en, state.players));
  const apart = merged && !merged.ok ? merged.error.map((error) => describeMergeError(error, en)) : [];
  return [...refused, ...apart].join('\n');
}

function sentences(errors: readonly Parameters<typeof describeError>[0][]): string {
  return locales.map((locale) => locale.sentences(errors.map((error) => describeError(error, locale)))).join('\n');
}

/** Checks that every number in an answer is finite. */
function finite(value: unknown): void {
  const text =
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'number' && !Number.isFinite(part) ? 'NOT A NUMBER' : part,
    ) ?? '';
  if (/NOT A NUMBER|\bNaN\b|\bInfinity\b|\bundefined\b/.test(text)) throw new Error(`not a number in ${excerpt(text)}`);
}

function pick(choose: Choose, rules: object): object {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => name !== 'id' && name !== 'name' && choose(3) === 0));
}
