import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];
const port = Number(process.env['PORT'] ?? 4173);
const asRoot = process.getuid?.() === 0;

/** The production build, served as any file server would. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the cores of a small machine: tests often wait for the page.
  workers: 3,
  reporter: 'dot',
  outputDir: '../../node_modules/.cache/playwright',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // It would fetch all files for every test; offline.spec.ts is about it.
    serviceWorkers: 'block',
    // What is still fading in has not its colours yet, and axe reads colours.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A name that is not of this machine: what a page may do there is what it may do over plain HTTP.
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
