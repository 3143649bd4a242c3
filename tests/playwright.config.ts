import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./support/browser.ts";
import { removeAtExit } from "./support/once-per-run.ts";

/** Whether tests/run.ts started this, which runs vitest beside it. */
const isWholeRun = Boolean(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME);

/** Each worker has a server of its own, so that no test meets another one's bookings. */
const workers = isWholeRun ? 2 : 3;
const firstPort = Number(process.env.PAGES_PORT ?? 8123);
const port = firstPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const browser = findTestBrowser();

/** For all servers, also those that tests start: it is filled once. */
if (!process.env.FILLED_FOLDERS) {
  process.env.FILLED_FOLDERS = Deno.makeTempDirSync({ prefix: "heaolu-filled-" });
  removeAtExit(process.env.FILLED_FOLDERS);
}

/** The last such switch counts, so Playwright's own features are here too. A spare process is started for each page. */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "SpareRendererForSitePerProcess",
];

export default defineConfig({
  testDir: "./pages",
  testMatch: "*.spec.ts",
  outputDir: "./reports/pages",
  workers,
  // A busy machine may be slow once; tests/run.ts lists every test that needed its retry.
  retries: isWholeRun ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: isWholeRun ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "et-EE",
    timezoneId: "Europe/Tallinn",
    // Movements are drawn by the processor here, and few tests look at them.
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${disabledFeatures}`,
      ],
    },
  },
  webServer: Array.from({ length: workers }, (_, i) => server(firstPort + i)),
});

function server(port: number) {
  return {
    command: `"${Deno.execPath()}" run -A tests/support/pages-server.ts`,
    cwd: "..",
    url: `http://localhost:${port}/ready`,
    timeout: 120_000,
    // The same server under another name acts as a partner site with the booking page.
    env: {
      PORT: String(port),
      DATA_DIR: `/tmp/heaolu-pages-${port}-${Date.now()}`,
      LOG: "off",
      CORS_ORIGINS: `http://127.0.0.1:${port}`,
      // Each test comes from an address of its own.
      TRUSTED_PROXIES: "127.0.0.1,::1",
    },
  };
}
