/** How long is waited before each further try, in milliseconds. */
const PAUSES = [300, 1500];

/** Fetches code or words, and again a moment later where that fails: the network may be back. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await fetchStylesAgain();
    }
  }
  return load();
}

/** A style sheet that did not come is not asked for again by the code that needs it. */
async function fetchStylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => sheet === null);
  await Promise.all(links.map(fetchAgain));
}

function fetchAgain(link: Element): Promise<unknown> {
  const again = link.cloneNode();
  link.replaceWith(again);
  return new Promise((settled) => {
    for (const event of ['load', 'error']) again.addEventListener(event, settled);
  });
}
