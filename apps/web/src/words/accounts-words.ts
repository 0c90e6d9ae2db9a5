/** What the accounts of a match say: its hands, its course, its end. */
export interface AccountsWords {
  readonly hands: string;
}
