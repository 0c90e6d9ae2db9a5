import { defineConfig } from '@playwright/test';

// `npm test` sets both; without them Playwright uses its own browser.
const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
const port = Number(process.env['PORT'] ?? 4173);
const asRoot = process.getuid?.() === 0;

/** The production build, served by a plain file server. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the cores of a small machine, because tests often wait for the page.
  workers: 3,
  // Small machines are slow with three pages at a time; a test that hangs still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'dot',
  outputDir: '../../node_modules/.cache/playwright',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Otherwise the server would compress every file for every test, which costs more than everything else it does.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    // A service worker would fetch all files in every test; offline.spec.ts tests it.
    serviceWorkers: 'block',
    // axe checks colours, which are wrong during a fade.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A host name that is not local: the page has only the rights it has over plain HTTP.
      args: [
        '--disable-background-networking',
        '--host-resolver-rules=MAP tenbo.example 127.0.0.1',
        ...(asRoot ? ['--no-sandbox', '--disable-gpu'] : []),
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    // Tests tagged `@wide` check what is laid out differently on a wide screen.
    { name: 'desktop', grep: /@wide/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: { command: `npx vite preview --port ${port} --strictPort --host 127.0.0.1`, port, reuseExistingServer: false },
});
