import { presets } from '@tenbo/engine';
import { LANGUAGES } from '@tenbo/i18n';
import { SeasonSum, viewSeason } from '@tenbo/ledger';

import { seasonFile } from '../../apps/cli/src/stats/file.ts';
import { type Choose, oneOf } from '../../fixtures/wins.ts';
import { mutatedText } from './mutations.ts';

/** A list in each layout. */
export const LISTS = [
  'round,table,seat,player,points,sticks,penalty,team,place,total\n1,1,E,Aki,"42,000",1,-20,A,1,7\n1,1,S,"Smith, John",31000,,,B,2,\n1,1,W,\'=1+1,28000,,,,3,\n1,1,N,点棒太郎,18000,,,,4,\n1,,,Eri,,,,,,\n',
  '回戦;卓;名前;持ち点;供託\r\n1;1;Aki;42.000;\r\n1;1;Ben;▲5000;\r\n1;1;Chie;43000;1\r\n1;1;Dai;39000;\r\n2;3;Dai;30000;\r\n2;3;Chie;30000;\r\n2;3;Aki;30000;\r\n2;3;Ben;30000;\r\n',
  'date,game,name,place,points\n2026-09-14,1,Aki,1,45000\n2026-09-14,1,Ben,2,35000\n2026-09-14,1,Chie,3,25000\n2026-09-15,1,Chie,1,45000\n2026-09-15,1,Dai,2,35000\n2026-09-15,1,Aki,3,25000\n',
  'Date;E Player;E Pts;S Player;S Pts;W Player;W Pts;N Player;N Pts\n1.9.2026;Aki;42000;Ben;31000;Chie;28000;Dai;19000\n2.9.2026;Dai;30000;Chie;30000;Ben;30000;Aki;30000\n',
  'Aki    Ben    Chie   Dai    Eri\n42000  31000  28000  19000  -\n30000  -      30000  30000  30000\n',
  'Aki 42000, Ben 31000, Chie 28000, Dai 19000\n2026-09-14: Aki: 30,000; Ben: 30,000; Chie: 30,000; Dai: 30,000\n',
];

const LOBBY =
  'C1234 | 21:05 | 四般東喰赤 | Aki(+51.0,+2枚) (&gt;ω&lt;*)(+6.0,0枚) Chie(-18.0,-1枚) D(-39.0,-1枚)\n21:06 | 12 | 三鳳南喰赤－ | <a href="http://tenhou.net/0/?log=2022121923gm-00b9-0000-62eb14e5">牌譜</a> | A(+44.3) B(+8.5) C(-52.8)<br>\n';

const RULES = [undefined, presets.ema2025, presets.tenhouSanma];

/** A mutated list of results. Its games count with finite results, and every line that is left out is named, or at least counted. */
export function attackList(choose: Choose): { readonly input: string; readonly answer: string } {
  const input = mutatedText(choose, oneOf(choose, [...LISTS, LOBBY]));
  const options = { lang: oneOf(choose, LANGUAGES), rules: oneOf(choose, RULES) };
  const games = seasonFile({ name: 'sca20240101.txt', content: { bytes: Buffer.from(input) } }, options);
  const sum = new SeasonSum();
  for (const game of games) if ('season' in game) sum.add(game.season);
  for (const table of sum.season) {
    const { players } = viewSeason(table, { order: 'rating', least: 1 });
    const wrong = players.find(({ counts, rating }) => !Number.isFinite(counts.total) || !Number.isFinite(rating ?? 0));
    if (wrong) throw new Error(`not a number: ${JSON.stringify(wrong)}`);
  }
  return { input, answer: games.flatMap((one) => ('says' in one ? one.says : 'note' in one ? one.note : [])).join('\n') };
}
