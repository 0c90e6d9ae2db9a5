import { unwrap } from '@tenbo/engine';
import {
  LANGUAGES,
  conversionWordsOf,
  describeFinding,
  describeLoss,
  describeNotConverted,
  describeRecordError,
  localeOf,
} from '@tenbo/i18n';
import { seasonOf } from '@tenbo/ledger';
import {
  type Game,
  RECORD_FORMATS,
  auditGame,
  convertGame,
  playHand,
  readRecord,
  readTenhou6,
  seasonMatch,
  tablesOf,
  writeMjai,
  writeTenhou6,
} from '@tenbo/records';

import { kobalabFile } from '../../fixtures/kobalab.ts';
import { majsoulFile } from '../../fixtures/majsoul.ts';
import { mjlogFile } from '../../fixtures/mjlog-situation.ts';
import { eventsFor, handsFor, pageOf, reportOf } from '../../fixtures/reports.ts';
import { parsedRiichiCityFile } from '../../fixtures/riichi-city.ts';
import { SITUATIONS, type Situation, gameOf } from '../../fixtures/situations.ts';
import { type Choose, oneOf } from '../../fixtures/wins.ts';
import { mutatedText, mutatedValue } from './mutations.ts';

const locales = LANGUAGES.map(localeOf);
const [en] = locales as [(typeof locales)[0]];

const STYLE = { layout: 'actions', prefix: '.lq.', isCamel: false, isSparse: true } as const;

/** A situation as a mutated record of each format. */
const FORMATS: readonly {
  readonly changed: (choose: Choose, situation: Situation) => string;
  /** Whether a fault-free game can be written as tenhou.net/6. Not if single messages were mutated: the audit does not check whose turn it is. */
  readonly isWritten: boolean;
}[] = [
  { changed: (choose, situation) => mutatedText(choose, mjlogFile(situation)), isWritten: true },
  { changed: (choose, situation) => mutatedText(choose, writeMjai(gameOf(situation))), isWritten: true },
  { changed: (choose, situation) => changed(choose, unwrap(writeTenhou6(gameOf(situation)))), isWritten: true },
  { changed: (choose, situation) => changed(choose, majsoulFile(situation, STYLE)), isWritten: false },
  { changed: (choose, situation) => changed(choose, kobalabFile(situation)), isWritten: false },
  { changed: (choose, situation) => changed(choose, parsedRiichiCityFile(situation)), isWritten: false },
  { changed: (choose, situation) => changed(choose, reportFor(gameOf(situation))), isWritten: false },
  { changed: (choose, situation) => mutatedText(choose, pageOf(handsFor(gameOf(situation)))), isWritten: true },
];

function reportFor(game: Game): unknown {
  return reportOf({ mjai_log: eventsFor(game), split_logs: handsFor(game) });
}

function changed(choose: Choose, value: unknown): string {
  return JSON.stringify(mutatedValue(choose, value)) ?? '';
}

/** A mutated record of a game. It is read, audited and stepped through, or refused. A fault-free game can be written and read again. */
export function attackRecord(choose: Choose): { readonly input: string; readonly answer: string } {
  const format = oneOf(choose, FORMATS);
  const input = format.changed(choose, oneOf(choose, SITUATIONS));
  const read = readRecord(input);
  return {
    input,
    answer: read.ok
      ? auditSaid(read.value, format.isWritten)
      : locales.map((locale) => describeRecordError(read.error, locale)).join('\n'),
  };
}

function auditSaid(game: Game, isWritten: boolean): string {
  const { findings } = auditGame(game);
  for (const hand of game.hands) {
    const tables = tablesOf(hand, playHand(hand, game.rules));
    if (tables.length !== hand.events.length + 1) throw new Error('a step without a table');
  }
  const counted = seasonOf(seasonMatch(game, '')).flatMap(({ matches }) => matches);
  const hands = counted.flatMap(({ outcomes, missing }) => [...Object.values(outcomes), missing]).reduce((sum, n) => sum + n, 0);
  if (hands !== game.hands.length) throw new Error(`${hands} of ${game.hands.length} hands are accounted for`);
  const written = writeTenhou6(game);
  const isReadAgain = !written.ok || written.value.log.length === 0 || readTenhou6(JSON.stringify(written.value)).ok;
  if (isWritten && findings.length === 0 && !isReadAgain) throw new Error('what was written is not read');
  return [...findings.map((finding) => describeFinding(finding, game, en).says), ...conversionsSaid(game)].join('\n');
}

/** The game in each format, in words: it is written, read again and compared, or refused. */
function conversionsSaid(game: Game): readonly string[] {
  return RECORD_FORMATS.flatMap((to) => {
    const written = convertGame(game, to);
    return locales.flatMap((locale) => {
      const words = conversionWordsOf(locale);
      if (!written.ok) return [describeNotConverted(written.error, game, words, locale)];
      return written.value.lost.map(({ fact }) => describeLoss(fact, undefined, words));
    });
  });
}
