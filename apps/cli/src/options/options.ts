import { CIRCUMSTANCES, type Circumstance, WON_ON, type WonOn } from '@tenbo/engine';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { ListOption } from './list-option.ts';
import { countOption, tilesOption, windOption } from './option-kinds.ts';
import { type SpokenOptions, languageOption, yakuNamesOption } from './language.ts';
import { rulesOption } from '../rules/rule-sets.ts';

/** The options for a hand's situation, shared by scoring and waits. */
export interface SituationOptions extends SpokenOptions {
  readonly seat?: string;
  readonly round?: string;
  readonly riichi?: true;
  readonly doubleRiichi?: true;
  readonly openRiichi?: true;
  readonly dora?: string;
  readonly ura?: string;
  readonly kita: string;
  readonly honba: string;
  readonly rules: string;
  readonly json?: true;
}

export function addSituationOptions(command: Command, rules = rulesOption()): Command {
  return (
    command
      .addOption(windOption('--seat <wind>', 'the seat wind, S if nothing says it'))
      .addOption(new Option('--dealer', 'the dealer’s hand, as --seat E').conflicts('seat'))
      // As a default, so that another seat beside it is a conflict.
      .on('option:dealer', () => command.setOptionValueWithSource('seat', 'E', 'default'))
      .addOption(windOption('--round <wind>', 'the round wind, E if nothing says it'))
      .option('--riichi', 'in riichi')
      .addOption(new Option('--double-riichi', 'in double riichi').conflicts('riichi'))
      .option('--open-riichi', 'open riichi; with --double-riichi, open double riichi')
      .addOption(tilesOption('--dora <tiles>', 'dora indicators'))
      .addOption(tilesOption('--ura <tiles>', 'ura dora indicators'))
      .addOption(countOption('--kita <count>', 'norths declared (kita)'))
      .addOption(countOption('--honba <count>', 'honba on the table'))
      .addOption(rules)
      .addOption(languageOption())
      .addOption(yakuNamesOption())
      .option('--json', 'print JSON')
  );
}

/** Adds the options for a win, including those for its situation. */
export function addWinOptions(command: Command, rules = rulesOption()): Command {
  command
    .addOption(new Option('--ron', 'won on a discard (the default, unless another option means tsumo)').conflicts('tsumo'))
    .option('--tsumo', 'won by self-draw');
  addSituationOptions(command, rules).option('--ippatsu', 'within one turn of riichi');
  return addHowOptions(command)
    .addOption(circumstanceOption())
    .addOption(countOption('--sticks <count>', 'riichi sticks the winner collects, including their own'));
}

function circumstanceOption(): Option {
  const option = new ListOption('--with <circumstance>', 'another circumstance, repeatable', ',');
  return option.choices(CIRCUMSTANCES).argParser(addCircumstance);
}

function addCircumstance(word: string, before: readonly Circumstance[] = []): readonly Circumstance[] {
  const circumstance = CIRCUMSTANCES.find((known) => known.toLowerCase() === word.toLowerCase());
  if (circumstance === undefined) throw new InvalidArgumentError(`Allowed choices are ${CIRCUMSTANCES.join(', ')}.`);
  return [...before, circumstance];
}

/** The options for how a win came about. */
const HOW_SAID: { readonly [H in WonOn]: readonly [flag: string, description: string] } = {
  firstTurn: ['--first-turn', 'won on the first turn: tenhou, chiihou or renhou'],
  rinshan: ['--rinshan', 'won on the tile drawn after a kan'],
  haitei: ['--haitei', 'won on the last tile of the wall'],
  chankan: ['--chankan', 'won by robbing a kan'],
  houtei: ['--houtei', 'won on the last discard'],
};

/** Adds the options for how a win came about, of which at most one can be given. */
export function addHowOptions(command: Command, where = ''): Command {
  for (const how of WON_ON) {
    const [flag, description] = HOW_SAID[how];
    command.addOption(new Option(flag, where + description).conflicts(WON_ON.filter((other) => other !== how)));
  }
  return command;
}
