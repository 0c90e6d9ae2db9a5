import { basename } from 'node:path';

import { type RuleSet, shownText } from '@tenbo/engine';
import { type Locale, conversionWordsOf, describeNotConverted, describeRecordError, describeUnstated } from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import { type Loss, type RecordFormat, convertGame, readRecord } from '@tenbo/records';

import type { FileQuestion } from './each-record.ts';
import { describeFileError } from '../files/file-error.ts';
import { LOG, textOf } from './file.ts';
import { saidBy } from '../output/trouble.ts';

/** How to write records. */
export interface Converting {
  readonly to: RecordFormat;
  /** Replaces the rules that a record states. */
  readonly rules: RuleSet | undefined;
  readonly locale: Locale;
}

/** A file as it is written in another format, or a line that says why not. */
export type ConvertedFile =
  | {
      readonly text: string;
      readonly lost: readonly Loss[];
      /** How many hands the game has. */
      readonly hands: number;
      /** What the record does not state, so that what the file has of it is tenbo's. */
      readonly notes: readonly string[];
    }
  | { readonly says: string };

/** Reads a file as a record and writes it in another format. */
export function convertFile(file: FileQuestion, converting: Converting): ConvertedFile {
  try {
    return converted(file, converting);
  } catch (error) {
    const fault = describeTypedError({ code: 'fault', said: saidBy(error) }, converting.locale);
    return { says: `${shownText(file.name)}: ${fault}` };
  }
}

function converted({ name, content }: FileQuestion, { to, rules, locale }: Converting): ConvertedFile {
  const shown = shownText(name);
  const text = textOf(content);
  if (!text.ok) return { says: describeFileError(shown, text.error, locale) };
  const words = conversionWordsOf(locale);
  const game = readRecord(text.value, basename(name), rules);
  if (!game.ok) {
    const isLog = game.error.code === 'notARecord' && LOG.test(text.value);
    return { says: `${shown}: ${isLog ? words.isLog : describeRecordError(game.error, locale)}` };
  }
  const written = convertGame(game.value, to);
  if (!written.ok) return { says: `${shown}: ${describeNotConverted(written.error, game.value, words, locale)}` };
  const notes = describeUnstated(game.value, locale).map((says) => `${shown}: ${says}`);
  return { ...written.value, hands: game.value.hands.length, notes };
}
