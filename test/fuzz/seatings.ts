import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { LANGUAGES, localeOf } from '@tenbo/i18n';
import { MOST_ROUNDS, certify } from '@tenbo/seating';

import { Refusal } from '../../apps/cli/src/output/refusal.ts';
import { Players, playersIn, roundsIn } from '../../apps/cli/src/seating/files.ts';
import { type Choose, oneOf } from '../../fixtures/wins.ts';
import { mutatedText } from './mutations.ts';

const NAMES = 'name,club\n点棒太郎,a\n=1+1,b\n"Smith, John",c\nJean-Luc\n"O""Neil"\nBen\nChie\nDai\nEri\n';

const PLANS = [
  'round,table,east,south,west,north\n1,1,1,2,3,4\n1,2,5,6,7,8\n1,bye,9,,,\n2,1,9,1,5,2\n2,2,3,6,4,7\n2,bye,8,,,\n',
  'round;table;east;south;west;north\r\n1;1;Ben;Chie;Dai;"Smith, John"\r\n1;2;点棒太郎;\'=1+1;Jean-Luc;"O""Neil"\r\n1;bye;Eri\r\n',
  '1-2-3-4 5-6-7-8 9\n1-5-9-8 2-6-3-7 4\n',
];

/** Lists of names, and plans for nine players. A plan that is accepted has nobody in two places; one that is not says why. */
export async function attackSeating(choose: Choose): Promise<{ readonly input: string; readonly answer: string }> {
  const isList = choose(3) === 0;
  const input = mutatedText(choose, isList ? NAMES : oneOf(choose, PLANS));
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-fuzz-'));
  try {
    const file = join(folder, 'a.csv');
    writeFileSync(file, input);
    if (isList) await playersIn(file);
    else await readPlan(file, choose);
    return { input, answer: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { input, answer: LANGUAGES.flatMap((language) => error.sentences(localeOf(language))).join('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const LISTED = ['点棒太郎', '=1+1', 'Smith, John', 'Jean-Luc', 'O"Neil', 'Ben', 'Chie', 'Dai', 'Eri'];

async function readPlan(file: string, choose: Choose): Promise<void> {
  const players = choose(2) === 0 ? new Players(LISTED.length) : new Players(LISTED.length, LISTED);
  const field = { players: LISTED.length };
  const rounds = await roundsIn(file, field, players, choose(2) === 0 ? 'away' : 'refused');
  certify(field, rounds);
  const twice = rounds.some(({ tables, byes }) => {
    const seated = [...tables.flat(), ...byes];
    return new Set(seated).size < seated.length || seated.some((player) => !(player >= 0 && player < LISTED.length));
  });
  if (twice || rounds.length > MOST_ROUNDS) throw new Error('a plan was read in which somebody has two places');
}
