/** What the table says, and the forms that enter what happens there. */
export interface MatchWords {
  readonly matches: string;
  readonly newMatch: string;
  readonly noMatch: string;
  readonly unreadable: string;
  readonly changedElsewhere: string;
}
