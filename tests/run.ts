/**
 * The whole test command: installs what the tests need, runs both runners, and counts from their own reports.
 * Ends with `N passed, N failed, N skipped`; fails when anything failed or a runner executed no test.
 */
import { installBrowser } from "./browser.ts";
import { root } from "./source-files.ts";

type Count = { passed: number; failed: number; skipped: number };

const reports = `${root}tests/reports`;
const filters = Deno.args;

await Deno.remove(reports, { recursive: true }).catch(() => {});
await Deno.mkdir(reports, { recursive: true });

say("browser");
const browser = await installBrowser();
say("screens");
const built = await command(["task", "build"]);
say("vitest");
const unit = await vitest();
say("playwright");
const pages = await playwright();

const runners = { vitest: unit, playwright: pages };
const total = { passed: 0, failed: built ? 0 : 1, skipped: 0 };
for (const [name, count] of Object.entries(runners)) {
  if (count.passed + count.failed === 0 && filters.length === 0) {
    console.error(`${name} executed no test`);
    total.failed += 1;
  }
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
Deno.exit(total.failed === 0 ? 0 : 1);

async function vitest(): Promise<Count> {
  const ok = await command([
    "run",
    "-A",
    "npm:vitest",
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reports}/vitest.json`,
    "--passWithNoTests",
    ...filters,
  ]);
  const report = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  }>("vitest.json");
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  // A file that could not be loaded has no test in it, and has failed all the same.
  const broken = report.testResults
    .filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

async function playwright(): Promise<Count> {
  const ok = await command(
    [
      "run",
      "-A",
      "npm:@playwright/test",
      "test",
      "--config",
      "tests/playwright.config.ts",
      ...filters,
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json`,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    },
  );
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  }>("playwright.json");
  if (!report) return { passed: 0, failed: filters.length > 0 ? 0 : 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  return {
    passed: expected,
    failed: failed === 0 && !ok && filters.length === 0 ? 1 : failed,
    skipped,
  };
}

async function command(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = new Deno.Command(Deno.execPath(), { args, cwd: root, env }).spawn();
  return (await child.status).success;
}

async function readReport<Report>(name: string): Promise<Report | null> {
  const text = await Deno.readTextFile(`${reports}/${name}`).catch(() => null);
  return text === null ? null : JSON.parse(text) as Report;
}

function say(step: string): void {
  console.log(`\n── ${step}`);
}
