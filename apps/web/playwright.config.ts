import { defineConfig } from '@playwright/test';

// Both are set by `npm test`; without them Playwright takes its own.
const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
const port = Number(process.env['PORT'] ?? 4173);
const asRoot = process.getuid?.() === 0;

/** The production build, served by a plain file server. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the cores of a small machine: tests often wait for the page.
  workers: 3,
  reporter: 'dot',
  outputDir: '../../node_modules/.cache/playwright',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // The server would compress each file for each test, which is more work than all else it does.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    // It would fetch all files for every test; offline.spec.ts is about it.
    serviceWorkers: 'block',
    // axe checks colours, which are wrong while something fades in.
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
    // Where a wide screen is laid out differently, the test says so.
    { name: 'desktop', grep: /@wide/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: { command: `npx vite preview --port ${port} --strictPort --host 127.0.0.1`, port, reuseExistingServer: false },
});
