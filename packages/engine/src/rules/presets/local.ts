import { LOCAL_YAKU } from '../../yaku/index.ts';
import { standard } from './standard.ts';
import { preset } from './preset.ts';

/**
 * For trying them: every local yaku at the value that its source (docs/rulings.md, "Local yaku") names first, with four red fives as mondeikou needs them.
 * No house plays all of them together.
 */
export const local = preset({
  ...standard,
  id: 'local',
  name: 'Standard with local yaku',
  tiles: { ...standard.tiles, redFives: [1, 2, 1] },
  yaku: { ...standard.yaku, local: Object.fromEntries(LOCAL_YAKU.map(({ id, value }) => [id, value])) },
});
