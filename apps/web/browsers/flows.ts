import type { Screen } from './screen.ts';

interface Flow {
  readonly name: string;
  readonly run: (screen: Screen, stopServer: () => Promise<void>) => Promise<void>;
}

const LINK = '#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';

/** What must work in every browser, in this order: each flow starts where the one before it ended. */
export const FLOWS: readonly Flow[] = [
  {
    name: 'score a hand',
    async run(screen) {
      await screen.open('#/hand');
      await screen.tap('Sequence');
      for (const tile of ['2 man', '4 pin', '5 sou']) await screen.tap(tile);
      await screen.tap('Tile');
      await screen.type('88s67m');
      await screen.sees('Tenpai');
      await screen.tap('8 man');
      await screen.sees('2,000');
      await screen.tap('Tsumo');
      await screen.sees('700/1,300');
    },
  },
  {
    name: 'open a link',
    async run(screen) {
      await screen.open(LINK);
      await screen.sees('7,700');
    },
  },
  {
    name: 'record a hand',
    async run(screen) {
      await screen.open('#/match/new');
      await screen.tap('Start');
      await screen.tap('25,000 西 West Player 3');
      await screen.tap('Ron from Player 4…');
      await screen.tap('3 han 30 fu: …');
      await screen.tap('Confirm');
      await screen.sees('3,900');
      await screen.tap('OK');
      await screen.sees('Breakdown');
      await screen.tap('OK');
      await screen.sees('28,900');
    },
  },
  {
    name: 'correct it',
    async run(screen) {
      await screen.tap('Last hand');
      await screen.tap('Edit East 1: …');
      await screen.tap('2 han 30 fu: …');
      await screen.tap('Confirm');
      await screen.tap('OK');
      await screen.sees('Breakdown');
      await screen.tap('OK');
      await screen.sees('27,000');
    },
  },
  {
    name: 'reload offline',
    async run(screen, stopServer) {
      await screen.isKept();
      await stopServer();
      await screen.reload();
      await screen.sees('27,000');
      await screen.open(LINK);
      await screen.sees('7,700');
    },
  },
];
