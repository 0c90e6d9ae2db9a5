import {
  type Circumstance,
  LOCAL_YAKU,
  type RuleSet,
  type Tile,
  WINDS,
  type Win,
  type YakuId,
  type YakuValue,
} from '@tenbo/engine';
import { exampleOf } from '@tenbo/engine/examples';

import { type Choose, oneOf } from '../../fixtures/wins.ts';
import { plain } from './reference/tiles.ts';

type Local = RuleSet['yaku']['local'];
const LIMITS = ['mangan', 'haneman', 'baiman', 'sanbaiman'] as const;

/** Some or all local yaku, most at the usual value, others at one that a house might use. */
export function randomLocal(choose: Choose): Local {
  const share = oneOf(choose, [1, 4, 16]);
  const listed = LOCAL_YAKU.filter(() => choose(share) === 0);
  return Object.fromEntries(listed.map((yaku) => [yaku.id, choose(3) > 0 ? yaku.value : randomValue(choose, 'form' in yaku)]));
}

/** A shape that no other yaku completes cannot be worth han. */
function randomValue(choose: Choose, isIrregular: boolean): YakuValue {
  const sort = choose(isIrregular ? 2 : 4);
  if (sort === 0) return { limit: oneOf(choose, LIMITS) };
  if (sort === 1) return { yakuman: 1 + choose(3) };
  return sort === 2 ? { closed: 1 + choose(4) } : { closed: 1 + choose(4), open: 1 + choose(3) };
}

/** The tiles that the examples of local yaku use. */
export function withTilesOfExamples(rules: RuleSet): RuleSet {
  return { ...rules, tiles: { players: 4, redFives: [1, 2, 1], removed: 'none', kita: 'none' } };
}

/** The example of a local yaku in play, or a similar win: on another tile, with other winds, in another way. */
export function winNearLocal(choose: Choose, { yaku }: RuleSet): Win {
  const played = (Object.keys(yaku.local) as readonly YakuId[]).filter((id) => !yaku.disabled.includes(id));
  const example = withRiichiOf(played, exampleOf(oneOf(choose, played)));
  const seatWind = choose(2) === 0 ? example.seatWind : oneOf(choose, WINDS);
  const win = { ...example, seatWind, roundWind: oneOf(choose, WINDS.slice(0, 2)) };
  const isPlain = example.method.on === undefined && example.circumstances === undefined;
  if (isPlain && choose(2) === 0) return withCircumstances(choose, onAnotherTile(choose, win));
  return win.circumstances === undefined ? withCircumstances(choose, win) : keptLegal(win);
}

/** With an ordinary riichi in place of an open one that is not played. */
function withRiichiOf(played: readonly YakuId[], win: Win): Win {
  const { riichi } = win;
  const isUnplayed = riichi?.kind.startsWith('open') === true && !played.includes(riichi.kind);
  return isUnplayed ? { ...win, riichi: { ...riichi, kind: 'riichi' } } : win;
}

function onAnotherTile(choose: Choose, win: Win): Win {
  const { concealed, melds } = win.hand;
  const at = choose(concealed.length);
  const others = concealed.with(at, win.tile);
  return {
    ...win,
    hand: { concealed: others, melds },
    tile: concealed[at] as Tile,
    method: { by: oneOf(choose, ['ron', 'tsumo']) },
  };
}

/** East is the dealer, and cannot be the player who stops the dealer's eighth win: then South wins instead. */
function keptLegal(win: Win): Win {
  return win.circumstances?.includes('againstEighthWin') && win.seatWind === 'E' ? { ...win, seatWind: 'S' } : win;
}

/** Adds further circumstances for local yaku, if the win allows them. */
export function withCircumstances(choose: Choose, win: Win): Win {
  const { method, riichi, hand, seatWind } = win;
  const isDiscard = method.by === 'ron' && method.on !== 'chankan' && method.on !== 'firstTurn';
  const quads = hand.melds.filter(({ tiles }) => tiles.length === 4).length;
  const isOfQuads = hand.melds.length > 0 && hand.melds.every(({ type }) => type === 'ankan' || type === 'daiminkan');
  const possible: readonly (readonly [Circumstance, boolean])[] = [
    ['riichiTile', isDiscard && method.on === undefined],
    ['quadDiscard', isDiscard && method.on === undefined && !riichi?.ippatsu],
    ['secondQuad', method.on === 'rinshan' && quads >= 2],
    ['firstTurnQuad', method.on === 'rinshan' && isOfQuads && riichi === undefined && (win.kita ?? 0) === 0],
    ['eighthWin', true],
    ['againstEighthWin', seatWind !== 'E'],
    ['riichiDiscarder', method.by === 'ron'],
    ['lastOfKind', !hand.concealed.some((held) => plain(held) === plain(win.tile))],
  ];
  const found = possible.filter(([, isPossible]) => isPossible && choose(6) === 0).map(([circumstance]) => circumstance);
  const circumstances = found.includes('eighthWin') ? found.filter((one) => one !== 'againstEighthWin') : found;
  return circumstances.length === 0 ? win : { ...win, circumstances };
}

/** The same riichi with the hand shown, if the rules allow that. */
export function withOpenRiichi(choose: Choose, win: Win, { yaku: { local, disabled } }: RuleSet): Win {
  const { riichi } = win;
  const kind = riichi?.kind === 'riichi' ? 'openRiichi' : 'openDoubleRiichi';
  if (riichi === undefined || local[kind] === undefined || disabled.includes(kind) || choose(2) === 0) return win;
  return { ...win, riichi: { ...riichi, kind } };
}
