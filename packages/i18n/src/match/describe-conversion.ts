import type { Game, GameFact, HandFact, NotConverted } from '@tenbo/records';

import type { Locale } from '../locale.ts';
import type { ConversionWords, LostPart } from '../library-words.ts';
import { describeRecordError, describeToLogError, handOf } from './describe-record.ts';

/**
 * A fact that a file does not hold, as a sentence.
 *
 * @param part in how many hands of a game, or in how many of several games, it is lost; undefined if it is about the whole game
 * @param words from `conversionWordsOf`
 * @example
 * const words = conversionWordsOf(localeOf('en'));
 * describeLoss('tenpai', { count: 2, of: 9, what: 'hands' }, words); // → 'lost: who was in tenpai, in 2 of 9 hands'
 */
export function describeLoss(fact: GameFact | HandFact, part: LostPart | undefined, words: ConversionWords): string {
  return words.lost(words.facts[fact], part?.count === part?.of ? undefined : part);
}

/**
 * The reason why a game cannot be written in a format, as a sentence.
 *
 * @param game the game that was passed to `convertGame`
 * @param words of the same language as the locale: from `conversionWordsOf`
 * @example
 * import { presets } from '@tenbo/engine';
 * import { convertGame } from '@tenbo/records';
 * const en = localeOf('en');
 * const game = { id: undefined, rules: presets.tenhou, houseRules: false, players: [], hands: [], final: undefined };
 * const written = convertGame(game, 'mjai');
 * written.ok || describeNotConverted(written.error, game, conversionWordsOf(en), en); // → 'it has no hand that could be written'
 */
export function describeNotConverted(error: NotConverted, game: Game, words: ConversionWords, locale: Locale): string {
  if (error.code === 'beginsLater' || error.code === 'refused') return describeToLogError(error, game, locale);
  return words.notConverted[error.code]({
    hand: 'hand' in error ? handOf(error.hand, game, locale) : '',
    why: 'error' in error ? describeRecordError(error.error, locale) : '',
  });
}
