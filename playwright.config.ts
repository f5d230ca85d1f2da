import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { requireBrowser } from './scripts/system.mjs';

const port = Number(process.env.PAGE_TEST_PORT ?? 4777);
/** A store of its own, empty at every start. */
const data = '.cache/page-tests';

/** Chromium as root has no sandbox, and its own background requests would only disturb the tests. */
const args = [
  '--disable-gpu',
  // A browser that has no window would fit letters to whole pixels, and lines would be longer than in one that has.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The toolbar of a window that nobody sees is a page of its own, for every test anew. The others are Playwright's own
  // list, which this one replaces.
  `--disable-features=InitialWebUI,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,\
HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,\
AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch`,
];

// Servers that tests start load what was compiled for an earlier one.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  // Tests of one file share nothing: the last minutes are not one long file.
  fullyParallel: true,
  // As many as the smallest machine that we test on has cores.
  workers: 2,
  // A browser on a machine shared with others is late now and then; scripts/count.mjs names what needed another try.
  retries: 2,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: requireBrowser(),
      chromiumSandbox: false,
      args,
    },
  },
  webServer: {
    command: `rm -rf ${data} && node apps/server/src/main.ts`,
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), HOST: '127.0.0.1', NAOS_DATA: data, RATE_LIMITS: 'off', BOT_PACE: '0', CORES: '1' },
    reuseExistingServer: false,
  },
});
