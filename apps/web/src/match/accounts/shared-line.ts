import { formatHand, formatTilesInOrder } from '@tenbo/engine';
import { describeHand, ruleSetName, asSentence } from '@tenbo/i18n';

import { paramsOf } from '../../hand/address.ts';
import { draftOfWin } from '../../hand/drafted.ts';
import { locale, words } from '../../prefs.ts';
import { addressOf } from '../../router.ts';
import { type HandPicture, type PicturedWin, type Shared, linkTo } from '../../share/shared.ts';
import { picturedSeats, picturedWin, reasonsOf } from '../../share/pictured.ts';
import { laidGroups } from '../../ui/laid.ts';
import { windCharacter } from '../../ui/wind.tsx';
import { type LineAt, type WinShown, endOf, laidHand, positionOf, seatedIn, winsOf } from './one-hand.tsx';

/**
 * A hand of the match, ready to share: how it ended, each winner's tiles with the reasons, who paid whom, and the scores afterwards. The match exists only
 * in this browser, so the link leads to the hand alone, in the calculator; if there are several winners, each has a link.
 */
export function sharedLine(at: LineAt): Shared {
  const { line, state } = at;
  const wins = winsOf(at);
  const links = wins.map(linkOf);
  const texts = wins.map((win, i) => {
    const lines = linesOf(win);
    if (wins.length === 1) return lines;
    return lines.length === 0 ? [] : [win.how, ...lines, ...(links[i] === undefined ? [] : [links[i]])];
  });
  const { number, signed, match, rule } = locale.value;
  const scores = seatedIn(line, state).map(({ name, before, after }) => ({
    player: name,
    points: number(after),
    change: signed(after - before),
  }));
  return {
    title: endOf(at),
    text: [
      endOf(at),
      ...texts.flat(),
      ...describeHand(line, state, locale.value).transfers,
      match.change.scores(scores),
      rule(words.value.hand.rules, ruleSetName(state.rules, locale.value)),
    ].join('\n'),
    link: wins.length === 1 ? links[0] : undefined,
    picture: pictureOf(at, wins),
    file: 'tenbo.png',
  };
}

/** A winner's tiles and their value; nothing if no tiles were entered. */
function linesOf({ explained }: WinShown): readonly string[] {
  if (!explained) return [];
  const { record, text } = explained;
  const { rule, tiles: texts } = locale.value;
  const indicators = [
    [texts.doraIndicators, record.win.doraIndicators],
    [texts.uraIndicators, record.win.uraIndicators],
  ] as const;
  return [
    formatHand(record.win.hand, record.win.tile),
    ...indicators.flatMap(([name, tiles]) => (tiles.length > 0 ? [rule(name, formatTilesInOrder(tiles))] : [])),
    ...reasonsOf(text, locale.value),
  ];
}

function linkOf({ explained }: WinShown): string | undefined {
  return explained && linkTo(addressOf('hand', [], paramsOf(draftOfWin(explained.record, explained.givers))));
}

function pictureOf(at: LineAt, wins: readonly WinShown[]): HandPicture {
  const { line, state } = at;
  return {
    of: 'hand',
    wins: wins.map(picturedOf),
    ended: asSentence(describeHand(line, state, locale.value).outcome),
    seats: picturedSeats(seatedIn(line, state), locale.value, windCharacter),
    transfers: line.transfers,
    foot: [positionOf(at), ruleSetName(state.rules, locale.value)].join(' · '),
  };
}

function picturedOf({ how, value, explained }: WinShown): PicturedWin {
  if (!explained) {
    return { tiles: [], who: how, notes: [], points: value.points, value: value.name, yaku: [], fu: [], sum: undefined };
  }
  const { hand, tile } = laidHand(explained);
  const beside = { tiles: laidGroups(hand, tile), who: how, notes: [] };
  return picturedWin(explained.explanation, explained.text, words.value.hand.total, beside);
}
