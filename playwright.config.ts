import { defineConfig } from '@playwright/test';

const port = Number(process.env.PAGE_TEST_PORT ?? 4777);

/** Chromium as root has no sandbox, and its own background requests would only disturb the tests. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      chromiumSandbox: false,
      args,
    },
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), DATA: ':memory:' },
    reuseExistingServer: false,
  },
});
