import { CIRCUMSTANCES, type Circumstance, WINDS } from '@tenbo/engine';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { languageOption } from './language.ts';
import { rulesOption } from './rules-option.ts';

/** The options of a hand's situation, which scoring and waits share. */
export interface SituationOptions {
  readonly seat: string;
  readonly round: string;
  readonly riichi?: true;
  readonly doubleRiichi?: true;
  readonly openRiichi?: true;
  readonly dora?: string;
  readonly ura?: string;
  readonly kita: string;
  readonly honba: string;
  readonly rules: string;
  readonly lang: string;
  readonly json?: true;
}

export function addSituationOptions(command: Command): Command {
  return command
    .addOption(new Option('--seat <wind>', 'the seat wind').choices(WINDS).default('S'))
    .addOption(new Option('--round <wind>', 'the round wind').choices(WINDS).default('E'))
    .option('--riichi', 'in riichi')
    .addOption(new Option('--double-riichi', 'in double riichi').conflicts('riichi'))
    .option('--open-riichi', 'the hand shown after riichi, or after double riichi')
    .option('--dora <tiles>', 'dora indicators')
    .option('--ura <tiles>', 'ura dora indicators')
    .option('--kita <count>', 'norths set aside', '0')
    .option('--honba <count>', 'honba on the table', '0')
    .addOption(rulesOption())
    .addOption(languageOption())
    .option('--json', 'print it as JSON');
}

/** The options of a win, those of its situation included. */
export function addWinOptions(command: Command): Command {
  command
    .addOption(new Option('--ron', 'won on a discard (the default)').conflicts('tsumo'))
    .option('--tsumo', 'won on the own draw')
    .addOption(new Option('--from <wind>', 'who discarded').choices(WINDS).conflicts('tsumo'));
  return addSituationOptions(command)
    .option('--ippatsu', 'within one turn of riichi')
    .addOption(new Option('--rinshan', 'on the tile drawn after a quad').conflicts(['haitei', 'firstTurn']))
    .addOption(new Option('--haitei', 'on the last tile of the wall').conflicts('firstTurn'))
    .addOption(new Option('--houtei', 'on the last discard').conflicts(['chankan', 'firstTurn']))
    .addOption(new Option('--chankan', 'on a tile added to a quad').conflicts('firstTurn'))
    .option('--first-turn', 'in the first go-around: tenhou, chiihou, renhou')
    .option('--with <circumstance>', `what else was so, once for each: ${CIRCUMSTANCES.join(', ')}`, addCircumstance)
    .option('--sticks <count>', 'riichi sticks the winner takes, their own included', '0');
}

function addCircumstance(word: string, before: readonly Circumstance[] = []): readonly Circumstance[] {
  const circumstance = CIRCUMSTANCES.find((known) => known === word);
  if (circumstance === undefined) throw new InvalidArgumentError(`Allowed choices are ${CIRCUMSTANCES.join(', ')}.`);
  return [...before, circumstance];
}

/** Ends the command where the winner is said to have discarded. */
export function checkDiscarder({ from, seat }: { readonly from?: string; readonly seat: string }, command: Command): void {
  if (from === seat) command.error('error: the winner cannot have discarded the winning tile');
}
