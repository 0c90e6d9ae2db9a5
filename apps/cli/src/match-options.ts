import { type Command, Option } from 'commander';

/** What options say of a hand of a match. */
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

/** The options of a hand: who declared what, and what the tiles of a win do not say. */
export function addHandOptions(command: Command): Command {
  return command
    .option('--riichi <players>', 'who declared riichi: Ben,Chie')
    .option('--double-riichi <players>', 'who declared double riichi')
    .option('--tenpai <players>', 'at nagashi mangan: who was in tenpai')
    .option('--open <players>', 'at nagashi mangan: who had called tiles')
    .option('--chombo <players>', 'who made a chombo beside a win')
    .option('--dead <players>', 'whose hand was dead')
    .option('--pao <player=yakuman>', 'who is liable for a yakuman of the winner: Dai=daisangen')
    .option('--chips <count>', 'chips each payer gives, where the tiles do not say it: 2, or Ben=2,Chie=1')
    .option('--wareme <player>', 'at whose side the wall was broken')
    .option('--dora <tiles>', 'with tiles: dora indicators')
    .option('--ura <tiles>', 'with tiles: ura dora indicators')
    .option('--kita <count>', 'with tiles: norths set aside: 2, or Ben=2,Chie=1')
    .option('--ippatsu [players]', 'with tiles: within one turn of riichi')
    .addOption(new Option('--rinshan', 'with tiles: on the tile drawn after a quad').conflicts(['haitei', 'firstTurn']))
    .addOption(new Option('--haitei', 'with tiles: on the last tile of the wall').conflicts('firstTurn'))
    .addOption(new Option('--houtei', 'with tiles: on the last discard').conflicts(['chankan', 'firstTurn']))
    .addOption(new Option('--chankan', 'with tiles: on a tile added to a quad').conflicts('firstTurn'))
    .option('--first-turn', 'with tiles: in the first go-around: tenhou, chiihou, renhou');
}
