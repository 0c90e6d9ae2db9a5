import { WINDS } from '@tenbo/engine';
import { type Command, Option } from 'commander';
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
