import { WON_ON } from '@tenbo/engine';
import type { TypedError } from '@tenbo/i18n/command';
import { Argument, Command } from 'commander';

import { addNotes, examples } from '../help/notes.ts';
import { languageOption } from '../options/language.ts';
import { namesOption, tilesOption } from '../options/option-kinds.ts';
import { addHowOptions } from '../options/options.ts';
import { wrongCommand } from '../output/refusal.ts';

/** The options of one hand of a match. */
export interface HandOptions {
  readonly riichi?: string;
  readonly doubleRiichi?: string;
  readonly ippatsu?: string | true;
  readonly dora?: string;
  readonly ura?: string;
  readonly kita?: string;
  readonly rinshan?: true;
  readonly haitei?: true;
  readonly houtei?: true;
  readonly chankan?: true;
  readonly firstTurn?: true;
  readonly tenpai?: string;
  readonly open?: string;
  readonly chombo?: string;
  readonly dead?: string;
  readonly pao?: string;
  readonly chips?: string;
  readonly wareme?: string;
}

/** Adds the options of a hand: who declared what, and what the tiles of a win do not show. */
export function addHandOptions(command: Command): Command {
  command
    .addOption(namesOption('--riichi <players>', 'players who declared riichi: Ben,Chie'))
    .addOption(namesOption('--double-riichi <players>', 'players who declared double riichi'))
    .addOption(namesOption('--tenpai <players>', 'with nagashi mangan: players in tenpai'))
    .addOption(namesOption('--open <players>', 'with nagashi mangan: players with an open hand'))
    .addOption(
      namesOption('--chombo <players>', 'players with a chombo in a hand someone won: Ben, or with the reason: Ben=furiten'),
    )
    .addOption(namesOption('--dead <players>', 'players with a dead hand'))
    .addOption(
      namesOption('--pao <player=yakuman>', 'player liable for a yakuman: Dai=daisangen, or with its winner: Ben:Dai=daisangen'),
    )
    .addOption(namesOption('--chips <count>', 'chips from each payer, when the win is entered without tiles: 2, or Ben=2,Chie=1'))
    .option('--wareme <player>', 'player whose wall was broken')
    .addOption(tilesOption('--dora <tiles>', `${TILES}dora indicators`))
    .addOption(tilesOption('--ura <tiles>', `${TILES}ura dora indicators`))
    .addOption(namesOption('--kita <count>', `${TILES}declared norths: 2, or Ben=2,Chie=1`))
    .addOption(namesOption('--ippatsu [players]', `${TILES}within one turn of riichi`));
  return addHowOptions(command, TILES);
}

const TILES = 'with tiles: ';

/** The kinds of hands that an option is for, if it is not for all. */
export type OptionTopic = Extract<TypedError, { readonly code: 'optionNotFor' }>['needs'];

const TOPICS: { readonly [T in OptionTopic]: readonly (keyof HandOptions)[] } = {
  nagashi: ['tenpai', 'open'],
  win: ['pao', 'chips'],
  tiles: ['dora', 'ura', 'kita', 'ippatsu', ...WON_ON],
};

/** Refuses an option that does not apply to this kind of hand. */
export function refuseOffTopic(options: HandOptions, topics: readonly OptionTopic[]): void {
  for (const [needs, names] of Object.entries(TOPICS) as [OptionTopic, readonly (keyof HandOptions)[]][]) {
    const given = names.find((name) => options[name] !== undefined);
    if (given !== undefined && !topics.includes(needs))
      throw wrongCommand({ code: 'optionNotFor', option: flagOf(given), needs });
  }
}

/** `firstTurn` is `--first-turn`. */
function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The match file. */
export function matchArgument(): Argument {
  return new Argument('<file>', 'the match file');
}

/** A command of `tenbo match`, with the language of its answer and an example. */
export function subcommand(name: string, description: string, example: string): Command {
  const command = new Command(name).description(description).addOption(languageOption());
  return addNotes(command, examples(`tenbo match ${name} ${example}`));
}
