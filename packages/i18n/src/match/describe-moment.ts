import { type Tile, formatHand, formatTiles, sharesOf } from '@tenbo/engine';
import { seatWindAt } from '@tenbo/ledger';
import type { SeatMoment, SeatWin, SeenGame } from '@tenbo/records';

import type { Locale } from '../locale.ts';
import { type WaitText, describeAcceptance, describeWaits } from '../win/describe-waits.ts';
import { describeShares, valueName } from '../win/value-text.ts';
import { describePosition } from './describe-position.ts';
import { describeFinding } from './describe-record.ts';

/** What a player knows at a moment of a hand, in words. */
export interface MomentText {
  /** The hand and the player: "East 1: Aki, South, dora indicator 4z". */
  readonly hand: string;
  /** The player's hand: "234m406p567s88s67m". */
  readonly tiles: string;
  /** Its distance and what improves it, as `describeAcceptance` says it; undefined on the player's turn. */
  readonly acceptance: string | undefined;
  /** In tenpai, each wait with its values. */
  readonly waits: readonly WaitText[];
  /** "furiten: a wait is among their own discards". */
  readonly furiten: string | undefined;
  /** "can win by ron on 8m: 3 han 30 fu — 3,900". */
  readonly win: string | undefined;
  /** What is wrong with the event. */
  readonly findings: readonly string[];
}

/**
 * What a player knows at a moment of a hand, in words.
 *
 * @param game the game of the moment, so far
 * @example
 * import { unwrap } from '@tenbo/engine';
 * import { followMjai } from '@tenbo/records';
 * const own = ['2m', '3m', '4m', '4p', '5pr', '6p', '5s', '6s', '7s', '8s', '8s', '6m', '7m'];
 * const start = { type: 'start_kyoku', bakaze: 'E', kyoku: 1, honba: 0, kyotaku: 0, oya: 0, dora_marker: 'N' };
 * const log = followMjai();
 * log.take('{"type":"start_game"}');
 * const [moment] = unwrap(log.take(JSON.stringify({ ...start, tehais: [own, ['?'], ['?'], ['?']] })));
 * const text = describeMoment(moment!, log.game!, localeOf('en'));
 * text.hand; // → 'East 1: East, dora indicator 4z'
 * text.acceptance; // → 'tenpai, waiting on 58m: 8 tiles left'
 */
export function describeMoment(moment: SeatMoment, game: SeenGame, locale: Locale): MomentText {
  const { kyoku, honba, seat, concealed, drawn, sides, indicators, acceptance, waits, furiten, win, event } = moment;
  const { rules, players } = game;
  const { moment: words, furiten: reasons } = locale.match.records;
  const wind = seatWindAt(seat, { kyoku }, rules.tiles.players);
  const said = event?.type === 'win' ? words.wins : words.canWin;
  return {
    hand: words.hand({
      hand: describePosition({ kyoku, honba, sticks: 0 }, rules.tiles.players, locale),
      who: players[seat] || locale.seats[wind],
      seat: locale.seats[wind],
      dora: formatTiles([indicators[0] as Tile]),
    }),
    tiles: formatHand({ concealed, melds: sides[seat]?.melds ?? [] }, drawn),
    acceptance: acceptance && describeAcceptance(acceptance, locale),
    waits: describeWaits(waits, wind === 'E', rules, locale),
    furiten: furiten.length > 0 ? words.furiten(furiten.map(({ reason }) => reasons[reason])) : undefined,
    win: win && said({ by: win.win.method.by, tile: formatTiles([win.win.tile]), worth: worthOf(win, game, locale) }),
    findings: moment.findings.map((finding) => describeFinding(finding, game, locale).says),
  };
}

function worthOf({ win, score }: SeatWin, { rules }: SeenGame, locale: Locale): string {
  const shares = sharesOf(score.basePoints, { by: win.method.by, dealer: win.seatWind === 'E' }, rules);
  return locale.headline(valueName(score, locale), describeShares(shares, rules, locale));
}
