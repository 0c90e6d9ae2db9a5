import type { Screen } from './screen.ts';

interface Flow {
  /** What the reader can do, as it is printed where they cannot. */
  readonly what: string;
  readonly run: (screen: Screen, stopServer: () => Promise<void>) => Promise<void>;
}

/** What must work in every browser, in this order: each begins where the one before it ended. */
export const FLOWS: readonly Flow[] = [
  {
    what: 'score a hand',
    async run(screen) {
      await screen.open('#/hand?hand=23467m406p56788s');
      await screen.tap('8 man');
      await screen.sees('3,900');
      await screen.tap('Tsumo');
      await screen.sees('1,300/2,600');
    },
  },
  {
    what: 'open the link of a hand',
    async run(screen) {
      await screen.open('#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard');
      await screen.sees('7,700');
    },
  },
  {
    what: 'record a hand',
    async run(screen) {
      await screen.open('#/match/new');
      await screen.tap('Start');
      await screen.tap('25,000 西 West Player 3');
      await screen.tap('Ron from Player 4…');
      await screen.tap('3 han 30 fu: …');
      await screen.tap('Confirm');
      await screen.tap('Payments');
      await screen.tap('Back to the table');
      await screen.sees('28,900');
    },
  },
  {
    what: 'correct it',
    async run(screen) {
      await screen.tap('Last hand');
      await screen.tap('Edit');
      await screen.tap('2 han 30 fu: …');
      await screen.tap('Confirm');
      await screen.open('#/match');
      await screen.sees('27,000');
    },
  },
  {
    what: 'reload without a network, and find the match',
    async run(screen, stopServer) {
      await screen.run(async () => void (await navigator.serviceWorker.ready));
      await screen.open('#/match');
      await screen.sees('27,000');
      await stopServer();
      await screen.open('#/match');
      await screen.sees('27,000');
      await screen.open('#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard');
      await screen.sees('7,700');
    },
  },
];
