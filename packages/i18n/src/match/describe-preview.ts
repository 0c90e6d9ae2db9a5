import type { Seat } from '@tenbo/engine';
import { type Aside, type HandChange, type HandLine, type MatchState, type Preview, shownNote } from '@tenbo/ledger';

import { describeEntered, describeHand } from './describe-hand.ts';
import { describePosition } from './describe-position.ts';
import { describeLedgerError } from '../errors/describe-ledger-error.ts';
import type { Locale } from '../locale.ts';
import { nameOf } from './describe-position.ts';

/** The consequences of an entry, in words. */
export interface PreviewText {
  readonly hands: readonly HandChangeText[];
  /** Entries that would be set aside, with the reasons. */
  readonly aside: readonly string[];
  /** The next position of the match, or the reason why it would be over. */
  readonly next: string;
}

export interface HandChangeText {
  /** The new hand, and the old one. */
  readonly text: string;
  /** Each player's points after it, with the changes; undefined if the hand no longer counts or no points change. */
  readonly scores: string | undefined;
}

/**
 * Every consequence of an entry, in words.
 *
 * @param before the match without the entry
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { newMatch, preview } from '@tenbo/ledger';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const draw = { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } } as const;
 * const text = describePreview(unwrap(preview(match, { id: 'b', after: ['a'], event: draw })), match.state, localeOf('en'));
 * text.hands[0]; // → { text: 'East 1: exhaustive draw, Aki in tenpai', scores: 'Aki 28,000 (+3,000) · Ben 24,000 (−1,000) · Chie 24,000 (−1,000) · Dai 24,000 (−1,000)' }
 * text.next; // → 'Next: East 1, 1 honba'
 */
export function describePreview({ match, hands, aside }: Preview, before: MatchState, locale: Locale): PreviewText {
  const { state } = match;
  const { goesOn } = locale.match.change;
  return {
    hands: hands.map((change) => changeText(change, state, locale)),
    aside: aside.map((one) => locale.match.change.aside(describeAside(one, state, locale))),
    next: before.end !== undefined && state.end === undefined ? goesOn(describeNext(state, locale)) : describeNext(state, locale),
  };
}

/**
 * The position of a match's next hand, or the reason why the match is over.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { newMatch } from '@tenbo/ledger';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * describeNext(unwrap(newMatch({ id: 'a', after: [], event })).state, localeOf('ja')); // → '次は東1局'
 */
export function describeNext(state: MatchState, locale: Locale): string {
  const { change, ends } = locale.match;
  if (state.end !== undefined) return change.over(ends[state.end]);
  const position = { ...state, sticks: state.sticks.length };
  return change.next(describePosition(position, state.rules.tiles.players, locale));
}

/**
 * An entry that was set aside, with the reasons.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { newMatch } from '@tenbo/ledger';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event }));
 * const aside = { entry: { id: 'b', after: ['a'], event: { type: 'timeCalled' } }, errors: [{ code: 'timeAlreadyCalled' }] } as const;
 * describeAside(aside, state, localeOf('en')); // → 'time called: time was already called: undo that to call it later'
 */
export function describeAside({ entry, errors }: Aside, state: MatchState, locale: Locale): string {
  const reasons = locale.sentences(errors.map((error) => describeLedgerError(error, locale, state.players)));
  return locale.rule(describeEvent(entry.event, state, locale), reasons);
}

/**
 * The content of an entry in a few words.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const table = { rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] };
 * describeEvent({ type: 'penaltyGiven', seat: 3, ranking: 20 }, table, localeOf('en')); // → 'Penalty: Dai −20.0'
 */
export function describeEvent(
  event: Aside['entry']['event'],
  table: Pick<MatchState, 'rules' | 'players'>,
  locale: Locale,
): string {
  const { match } = locale;
  switch (event.type) {
    case 'handEnded':
      return describeEntered(event.hand, table, locale);
    case 'penaltyGiven':
      return match.sheet.penalty(nameOf(event.seat, table.players, locale), match.ranking(-1000 * event.ranking));
    case 'entryReplaced':
      return locale.rule(match.sheet.entries.entryReplaced, describeEvent(event.event, table, locale));
    case 'noteAdded':
      return locale.rule(match.sheet.entries.noteAdded, shownNote(event.text));
    case 'timeCalled':
    case 'matchEnded':
      return match.sheet.entries[event.type];
    case 'matchStarted':
    case 'entryVoided':
    case 'entryKept':
      return '';
  }
}

function changeText({ before, after }: HandChange, state: MatchState, locale: Locale): HandChangeText {
  const { change } = locale.match;
  const was = textOf(before ?? (after as HandLine), state, locale);
  if (!after) return { text: change.gone(was.position, was.outcome), scores: undefined };
  const is = textOf(after, state, locale);
  const scores = scoresText(after, before, state, locale);
  if (!before) return { text: change.added(is.position, is.outcome), scores };
  const position = was.position === is.position ? is.position : change.moved(was.position, is.position);
  const text = was.outcome === is.outcome ? change.added(position, is.outcome) : change.became(position, was.outcome, is.outcome);
  return { text, scores };
}

function textOf(line: HandLine, state: MatchState, locale: Locale): { readonly position: string; readonly outcome: string } {
  const { position, outcome } = describeHand(line, state, locale);
  return { position: locale.match.position(position.filter((part) => part !== '')), outcome };
}

/** Points after a hand, with the changes: those of the hand if it is new, otherwise the difference from the previous accounts. */
function scoresText(after: HandLine, before: HandLine | undefined, { players }: MatchState, locale: Locale): string | undefined {
  const changes = after.scores.map((points, seat) =>
    before ? points - (before.scores[seat] as number) : (after.deltas[seat] as number),
  );
  if (before && changes.every((points) => points === 0)) return undefined;
  return locale.match.change.scores(
    after.scores.map((points, seat) => ({
      player: nameOf(seat as Seat, players, locale),
      points: locale.number(points),
      change: locale.signed(changes[seat] as number),
    })),
  );
}
