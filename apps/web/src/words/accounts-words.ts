import type { CsvTable, SettlementColumn } from '@tenbo/i18n';

import type { AccountsView } from '../match/accounts/accounts-frame.tsx';
import type { ListField } from '../data-file/read.ts';

/** What the accounts of a match say: its hands, its course, its end; and all data in one file. */
export interface AccountsWords {
  readonly accounts: string;
  /** The views; the first is the table. */
  readonly views: { readonly [V in AccountsView]: string };
  readonly noHand: string;
  readonly edit: string;
  readonly editHand: (nth: number) => string;
  /** Takes a way out of a conflict. */
  readonly choose: string;
  readonly writtenAt: (time: string) => string;
  readonly chooseAnew: string;
  readonly more: (entries: number) => string;
  readonly tenpai: string;
  readonly noten: string;
  readonly nothingPaid: string;
  readonly eachPayment: string;

  readonly chart: string;
  readonly asTable: string;
  readonly points: string;
  readonly gaps: string;
  readonly statistics: string;
  readonly log: (entries: number) => string;

  readonly chooseSeat: string;
  readonly ifItEnds: string;
  readonly hideCard: string;
  readonly turn: string;
  readonly otherPlayer: string;

  readonly unit: string;
  readonly noMoney: string;
  /** What each step of a settlement does, and why. */
  readonly steps: { readonly [C in Exclude<SettlementColumn, 'place' | 'player'>]: string };
  readonly nextStep: string;
  readonly showAll: string;

  readonly print: string;
  readonly saveCsv: { readonly [T in CsvTable]: string };
  readonly saveLog: string;

  readonly allData: string;
  readonly allDataHint: string;
  readonly saveAll: string;
  readonly takeIn: string;
  readonly takeChoices: string;
  readonly arrived: (players: string, came: Came) => string;
  readonly rulesArrived: (rules: number) => string;
  readonly handsArrived: (hands: number) => string;
  readonly choicesArrived: string;
  readonly nothingArrived: string;
  readonly moreArrivals: (matches: number) => string;
  readonly faulty: string;
  readonly moreFaults: (faults: number) => string;
  readonly faults: FaultWords;
}

/** What came in of a match. */
interface Came {
  /** The entries that were here before. */
  readonly before: readonly unknown[];
  readonly entries: readonly unknown[];
  readonly conflicts: number;
}

/** Why something of a file did not come in. */
interface FaultWords {
  readonly tooBig: (megabytes: number, most: number) => string;
  readonly unreadable: string;
  readonly leftOut: (field: ListField, many: number, most: number) => string;
  readonly badId: (nth: number) => string;
  readonly refused: string;
  readonly notJson: (line: number, column: number) => string;
  readonly notData: string;
  readonly otherVersion: string;
  readonly notAList: (field: ListField) => string;
  readonly inMatch: (nth: number, text: string) => string;
  readonly badSoFar: (nth: number) => string;
  readonly badRules: (nth: number) => string;
  readonly badHand: (nth: number) => string;
  readonly badChoice: (name: string) => string;
}
