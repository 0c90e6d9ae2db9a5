import type { Screen } from './screen.ts';

/** How often the page is left: without care, one time in ten is enough for WebKit to lock the database. */
const TIMES = 12;

/**
 * Leaves a match that is being written to, by a link to a new document, as a club's page does between two live messages. WebKit keeps such a page for its
 * back button, with the transaction that it was left in. The page that follows must read what is stored.
 */
export async function leaveWhileWriting(screen: Screen): Promise<void> {
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
