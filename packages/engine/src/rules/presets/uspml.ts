import { jpmlB } from './jpml.ts';
import { standard } from './standard.ts';
import { preset } from './preset.ts';

/**
 * United States Professional Mahjong League, its interim rules of 2010 (reachmahjong.com): "similar to the JPML B rules", with renhou as a
 * mangan, nagashi mangan and abortive draws, and without red fives and double yakuman. Everything it does not mention is as in `jpmlB`; there
 * is no field for its ban on swap calls.
 */
export const uspml = preset({
  ...jpmlB,
  id: 'uspml',
  name: 'USPML',
  yaku: { ...jpmlB.yaku, renhou: 'mangan' },
  draws: { ...jpmlB.draws, nagashi: standard.draws.nagashi, abortive: standard.draws.abortive },
});
