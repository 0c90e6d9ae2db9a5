import type { Screen } from './screen.ts';

/** What every browser must be able to do, in words that are printed. */
export const FLOWS: readonly (readonly [what: string, flow: (screen: Screen, stopServer: () => Promise<void>) => Promise<void>])[] = [
  [
    'a hand is scored',
    async (screen) => {
      await screen.open('#/hand?hand=23467m406p56788s');
      await screen.tap('8 man');
      await screen.sees('3,900');
      await screen.tap('Tsumo');
      await screen.sees('1,300/2,600');
    },
  ],
  [
    'a link shows its hand',
    async (screen) => {
      await screen.open('#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard');
      await screen.sees('7,700');
    },
  ],
];
