import type { Screen } from './screen.ts';

interface Flow {
  readonly name: string;
  readonly run: (screen: Screen, stopServer: () => Promise<void>) => Promise<void>;
}

const LINK = '#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';
/** A hand under a rule set whose document has names of its own for yaku. */
const NAMED = '#/hand?hand=123789p23477s99m&tile=9m&by=ron&riichi=riichi&rules=arcadeC';

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
    name: 'open a link under rules with their own names of yaku',
    async run(screen) {
      for (let time = 0; time < 4; time++) {
        await screen.open(NAMED);
        await screen.sees('Reach');
      }
    },
  },
  {
    // Otherwise no other flow could fail for a fault.
    name: 'notice a fault of the page',
    async run(screen) {
      await screen.open('#/hand');
      await screen.sees('Type or paste a hand');
      const seen = await seeBroken(screen).catch(String);
      if (!seen?.includes('a fault: This is a bug in tenbo')) throw new Error('the fault was not noticed');
      await screen.open('#/hand');
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
      await screen.tap('Go on');
      await screen.sees('28,900');
    },
  },
  {
    name: 'correct it',
    async run(screen) {
      await screen.tap('Previous hand');
      await screen.tap('Edit East 1: …');
      await screen.tap('2 han 30 fu: …');
      await screen.tap('Confirm');
      await screen.tap('Go on');
      await screen.sees('27,000');
    },
  },
  { name: 'leave the page while it writes', run: leaveWhileWriting },
  {
    name: 'reload offline',
    async run(screen, stopServer) {
      await screen.isKept();
      // An engine may need a moment until the worker answers in place of the server: a page that it answered shows that it does.
      await screen.reload();
      await screen.isAnsweredByWorker();
      await stopServer();
      await screen.reload();
      await screen.sees('27,000');
      await screen.open(LINK);
      await screen.sees('7,700');
    },
  },
];

/** Makes the page throw as a bug would. */
async function seeBroken(screen: Screen): Promise<void> {
  await screen.waits('nothing can be broken', () => {
    setTimeout(() => {
      throw new TypeError('broken on purpose');
    });
    return true;
  });
  await screen.sees('broken on purpose');
}

/** How often the page is left: without care, one time in ten is enough for WebKit to lock the database. */
const TIMES = 12;

/**
 * Leaves a match that is being written to, by a link to a new document, as a club's page does between two live messages. WebKit keeps such a page for its
 * back button, with the transaction that it was left in. The page that follows must read what is stored.
 */
async function leaveWhileWriting(screen: Screen): Promise<void> {
  for (let time = 1; time <= TIMES; time++) {
    await screen.waits('the match is not shown', () => document.querySelector('[aria-label^="Riichi:"]') !== null);
    await screen.run(
      (next) =>
        new Promise<void>((left) => {
          const stick = document.querySelector('[aria-label^="Riichi:"]') as HTMLElement;
          const write = () => {
            stick.click();
            setTimeout(write);
          };
          write();
          setTimeout(() => {
            const link = document.createElement('a');
            link.href = next;
            document.body.append(link);
            link.click();
            left();
          }, 200);
        }),
      `./?time=${time}#/match`,
    );
    await screen.waits(
      `after the page was left ${time} times, the matches are not read`,
      (search) => location.search === search && document.querySelector('a[href^="#/match/"]:has(strong)') !== null,
      `?time=${time}`,
    );
    await screen.run(() => (document.querySelector('a[href^="#/match/"]:has(strong)') as HTMLElement).click());
  }
}
