/** The style sheets and scripts asked for ahead of code that needs them, by address. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Loads code, and with it the style sheets it needs; it is there when all are. A sheet that failed is asked for again with the next attempt. The
 * build puts this around each import of code that is loaded later (`load-ahead.ts`).
 */
export async function ahead<T>(load: () => Promise<T>, files: readonly string[] = [], from = ''): Promise<T> {
  const [loaded] = await Promise.all([load(), ...files.map((file) => ask(new URL(file, from).href))]);
  return loaded;
}

function ask(address: string): Promise<unknown> {
  const coming = asked.get(address) ?? linked(address);
  asked.set(address, coming);
  return coming;
}

function linked(href: string): Promise<unknown> {
  const isSheet = href.endsWith('.css');
  const link = Object.assign(document.createElement('link'), {
    rel: isSheet ? 'stylesheet' : 'modulepreload',
    crossOrigin: '',
    href,
  });
  document.head.append(link);
  // A script is only fetched ahead: importing it says whether it could be loaded.
  if (!isSheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      asked.delete(href);
      reject(new Error(`could not load ${href}`));
    });
  });
}
