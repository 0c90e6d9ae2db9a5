/** What the place of the rule sets says; its notes on every rule stand beside them in `rule-notes.ts`. */
export interface RulesWords {
  readonly ruleSet: string;
  readonly ownRules: string;
  readonly players: { readonly 2: string; readonly 3: string; readonly 4: string };
  readonly name: string;
  readonly code: string;
  readonly all: string;
  readonly make: string;
  readonly makeOwn: string;
  readonly compareWith: string;
  readonly choose: string;
  readonly differs: (many: number) => string;
  readonly standard: (value: string) => string;
  readonly rule: string;
  readonly otherwise: string;
  readonly same: string;
  readonly unknown: string;
  readonly edit: string;
  readonly remove: string;
  readonly share: string;
  readonly shareNote: string;
  readonly startFrom: string;
  readonly yourName: string;
  readonly needsName: string;
  readonly save: string;
  readonly undo: string;
  readonly changed: string;
  readonly changes: (many: number) => string;
  readonly suits: readonly [string, string, string];
  readonly umaRow: string;
  readonly chosen: (many: number) => string;
  readonly ofBase: string;
  readonly broken: string;
}
