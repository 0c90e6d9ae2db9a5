// Checks that every link and anchor of the site leads somewhere, and that no page needs another server. Links to other sites are not followed.
import { LinkChecker, LinkState } from 'linkinator';

/** @param {string} address @returns {Promise<{ faults: string[], pages: number, links: number }>} */
export async function followLinks(address) {
  const { origin } = new URL(address);
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: address,
    recurse: true,
    checkCss: true,
    checkFragments: true,
    linksToSkip: async (link) => !link.startsWith(origin),
  });
  const ok = links.filter(({ state }) => state === LinkState.OK);
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  const pages = new Set(ok.map(({ url }) => url.replace(/#.*/, '')).filter((url) => url.endsWith('.html') || url.endsWith('/')));
  return {
    faults: broken.map(({ url, parent }) => `${parent} links to ${url}, which is not there`),
    pages: pages.size,
    links: ok.length,
  };
}
