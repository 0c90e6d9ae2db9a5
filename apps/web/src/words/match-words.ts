import type { Trouble } from '../match/trouble.tsx';
import type { End, Missing, Way } from '../match/entry/form.ts';

/** What the table says, and the forms that enter what happens there. */
export interface MatchWords {
  readonly matches: string;
  readonly newMatch: string;
  readonly noMatch: string;
  readonly unreadable: string;
  readonly noAddress: string;
  readonly changedElsewhere: string;
  readonly trouble: TroubleWords;
  readonly list: ListWords;
  readonly begin: BeginWords;
  readonly table: TableWords;
  readonly enter: EnterWords;
  readonly history: HistoryWords;
  readonly other: OtherWords;
}

/** What the browser did not do with what it keeps. */
interface TroubleWords {
  readonly notKept: string;
  readonly why: { readonly [W in Trouble['why']]: string };
  readonly keepAgain: string;
}

/** The list of matches. */
interface ListWords {
  readonly empty: string;
  readonly sample: string;
  readonly samplePlayers: readonly [string, string, string, string];
  readonly leads: (player: string, result: string) => string;
  readonly remove: string;
  readonly removeThis: (players: string) => string;
  readonly sure: string;
  readonly keep: string;
}

/** A match that is begun. */
interface BeginWords {
  readonly rules: string;
  readonly players: string;
  readonly hint: string;
  /** Above the points of each player at the start. */
  readonly points: string;
  readonly drawSeats: string;
  readonly start: string;
}

interface TableWords {
  readonly dealer: string;
  readonly riichi: (player: string) => string;
  readonly win: string;
  readonly draw: string;
  readonly other: string;
  readonly undo: string;
  readonly redo: string;
  readonly history: string;
  readonly menu: string;
  readonly turn: string;
  readonly turned: { readonly each: string; readonly one: string };
  readonly end: string;
  readonly result: string;
  readonly asides: (many: number) => string;
}

/** The forms of a hand. */
interface EnterWords {
  readonly headings: { readonly [E in End]: string };
  readonly end: string;
  readonly ends: { readonly [E in End]: string };
  readonly winners: string;
  readonly from: string;
  readonly worth: (player: string) => string;
  readonly way: string;
  readonly ways: { readonly [W in Way]: string };
  readonly han: string;
  readonly fu: string;
  readonly more: string;
  readonly points: { readonly discarder: string; readonly all: string; readonly dealer: string; readonly other: string };
  readonly tilesOf: (player: string) => string;
  readonly enterTiles: string;
  readonly changeTiles: string;
  readonly draw: string;
  readonly exhaustive: string;
  readonly tenpai: string;
  readonly nagashi: string;
  readonly open: string;
  readonly riichi: string;
  readonly wareme: string;
  readonly details: string;
  readonly chomboBeside: string;
  readonly chomboCause: (player: string) => string;
  readonly chombo: string;
  readonly dead: string;
  readonly pao: (yakuman: string) => string;
  readonly nobody: string;
  readonly chips: string;
  readonly missing: { readonly [M in Missing]: string };
  readonly preview: string;
  readonly payments: string;
  readonly player: string;
  readonly before: string;
  readonly change: string;
  readonly after: string;
  readonly confirm: string;
  readonly goOn: string;
  readonly leave: string;
}

/** What was entered, and its corrections. */
interface HistoryWords {
  readonly heading: string;
  readonly none: string;
  readonly edit: string;
  readonly correct: (position: string) => string;
  readonly aside: string;
  readonly asideHint: string;
  readonly changes: string;
  readonly nothingElse: string;
  readonly takeOut: string;
  readonly takeOutHeading: string;
  readonly notThere: string;
  readonly toTable: string;
}

/** What happens beside the hands. */
interface OtherWords {
  readonly heading: string;
  readonly chombo: string;
  readonly time: string;
  readonly agree: string;
  readonly agreeHint: string;
  readonly penalty: string;
  readonly ranking: string;
  readonly give: string;
  readonly note: string;
  readonly text: string;
  readonly add: string;
  readonly change: string;
  readonly wareme: string;
}
