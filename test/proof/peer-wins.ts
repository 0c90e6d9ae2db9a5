import { type Win, createScorer, presets, unwrap } from '@tenbo/engine';

import { winCases } from '../../bench/cases.ts';
import { peerCase, peerScore } from '../../bench/majiang.ts';

/** The value of a win: points, and yakuman or han and fu. */
type Worth = readonly [total: number, ...counted: readonly (number | string | undefined)[]];

const { tenhou } = presets;
const PER_SEED = 5000;

/** Random wins under rules that both support, with the values from the engine and from the peer. */
export function* peerWins(
  wins: number,
  seed: number,
): Generator<{ readonly win: Win; readonly engine: Worth; readonly peer: Worth }> {
  const scorer = createScorer(tenhou);
  for (let done = 0; done < wins; done += PER_SEED) {
    for (const win of winCases(Math.min(PER_SEED, wins - done), tenhou, seed + done)) {
      const { han, fu, yakuman, total } = unwrap(scorer.score(win));
      yield { win, engine: worth(total, yakuman, han, fu), peer: worthByPeer(win) };
    }
  }
}

function worthByPeer(win: Win): Worth {
  const { defen, damanguan, fanshu, fu } = peerScore(peerCase(win)) ?? { defen: 0 };
  return worth(defen, damanguan, fanshu, fu);
}

function worth(total: number, yakuman: number | undefined, han: number | undefined, fu: number | undefined): Worth {
  return yakuman ? [total, 'yakuman', yakuman] : [total, han, fu];
}
