import type { InEachLanguage } from './words.ts';

/** What the place of the rule sets says; its notes on every rule stand in `rule-notes-en.ts` and `rule-notes-ja.ts`. */
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
  readonly copied: string;
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

export const rulesWords: InEachLanguage<RulesWords> = {
  en: {
    ruleSet: 'Rules',
    ownRules: 'Your own',
    players: { 2: 'Two players', 3: 'Three players', 4: 'Four players' },
    name: 'Name',
    code: 'Code',
    all: 'All rule sets',
    make: 'Make your own rules',
    makeOwn: 'Make your own from it',
    compareWith: 'Compare with',
    choose: 'choose …',
    differs: (many) =>
      many === 0
        ? 'Plays as Standard does.'
        : `Plays ${many} ${many === 1 ? 'rule' : 'rules'} otherwise than Standard; each is marked.`,
    standard: (value) => `Standard: ${value}`,
    rule: 'Rule',
    otherwise: 'What they play otherwise',
    same: 'Both play the same rules.',
    unknown: 'There are no such rules here. Choose some from the list.',
    edit: 'Change',
    remove: 'Delete',
    share: 'Copy a link',
    shareNote: 'Whoever opens the link sees these rules and can keep them.',
    copied: 'Link copied.',
    startFrom: 'Start from',
    yourName: 'Name of your rules',
    needsName: 'Give your rules a name to keep them.',
    save: 'Keep',
    undo: 'Undo',
    changed: 'changed',
    changes: (many) => (many === 0 ? 'No rule changed yet' : `${many} ${many === 1 ? 'rule' : 'rules'} changed`),
    suits: ['Man', 'Pin', 'Sou'],
    umaRow: 'First to last, with spaces between; a line for all, or one for each number of players at the target, from none',
    chosen: (many) => `Choose (${many} chosen)`,
    ofBase: 'The rules you started from play it; to leave it out, choose it under “Yaku not played”.',
    broken: 'This link holds no rules that can be read. Start from a rule set instead.',
  },
  ja: {
    ruleSet: 'ルール',
    ownRules: '自分のルール',
    players: { 2: '二人', 3: '三人', 4: '四人' },
    name: '名前',
    code: 'コード',
    all: 'ルール一覧',
    make: '自分のルールを作る',
    makeOwn: 'これをもとに作る',
    compareWith: '比べる',
    choose: '選択…',
    differs: (many) => (many === 0 ? 'Standardと同じです。' : `Standardと${many}項目が違います（印つき）。`),
    standard: (value) => `Standard：${value}`,
    rule: '項目',
    otherwise: '違う項目',
    same: '二つのルールは同じです。',
    unknown: 'そのルールはありません。一覧から選んでください。',
    edit: '変更',
    remove: '削除',
    share: 'リンクをコピー',
    shareNote: 'リンクを開いた人は、このルールを見て保存できます。',
    copied: 'リンクをコピーしました。',
    startFrom: 'もとのルール',
    yourName: 'ルールの名前',
    needsName: '保存するには名前をつけてください。',
    save: '保存',
    undo: '元に戻す',
    changed: '変更',
    changes: (many) => (many === 0 ? 'まだ変更はありません' : `${many}項目を変更`),
    suits: ['萬子', '筒子', '索子'],
    umaRow: '1着から順に空白で区切ります。全体で1行、または返し点以上の人数（0人から）ごとに1行',
    chosen: (many) => `選択（${many}件）`,
    ofBase: 'もとのルールで採用されています。外すには「採用しない役」で選んでください。',
    broken: 'リンクのルールを読めません。一覧のルールから始めてください。',
  },
};
