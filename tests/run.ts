/**
 * The whole test command: installs what the tests need, runs both runners side by side, and counts from their
 * reports. Ends with `N passed, N failed, N skipped`; fails when a test failed or a runner
 * executed no test.
 */
import { installBrowser } from "./support/browser.ts";
import {
  type Failure,
  playwrightFailures,
  type PlaywrightReport,
  reportFailure,
  vitestFailures,
  type VitestReport,
} from "./support/failures.ts";
import { memoryFolder } from "./support/memory-folder.ts";
import { root } from "./support/source-files.ts";

type Count = { passed: number; failed: number; skipped: number };
type Outcome = Count & { failures: Failure[] };

const reports = `${root}tests/reports`;
const filters = Deno.args;

await Deno.remove(reports, { recursive: true }).catch(() => {});
await Deno.mkdir(reports, { recursive: true });

say("browser and screens");
const [browser, built] = await Promise.all([installBrowser(), command(["task", "build"])]);
await forgetCompiledCode();
say("vitest, with playwright beside it");
const memory = memoryFolder();
const filled = memory ?? await Deno.makeTempDir({ prefix: "heaolu-tests-" });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => {
    Deno.removeSync(filled, { recursive: true });
    Deno.exit(1);
  });
}
const running = vitest();
const [unit, pages] = await Promise.all([running, playwright(running)])
  .finally(() => Deno.remove(filled, { recursive: true }));

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
if (total.passed + total.failed === 0) {
  console.error(`no test is in a file whose path has ${filters.join(" or ")}`);
  total.failed += 1;
}
const failures = [...unit.failures, ...pages.failures];
if (failures.length > 0) {
  say("what failed or was flaky");
  for (const failure of failures) console.log(reportFailure(failure));
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
Deno.exit(total.failed === 0 ? 0 : 1);

async function vitest(): Promise<Outcome> {
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
  ], { FILLED_FOLDERS: filled, ...(memory ? { TMPDIR: memory } : {}) });
  const report = await readReport<VitestReport>("vitest.json");
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: [] };
  const failures = vitestFailures(report);
  if (failures.length === 0 && !ok) {
    failures.push({ test: "vitest", message: "an error outside of any test: see above" });
  }
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** What it writes is shown after vitest has ended. */
async function playwright(vitestEnd: Promise<unknown>): Promise<Outcome> {
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
      FILLED_FOLDERS: filled,
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json`,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    },
    vitestEnd.then(() => say("playwright")),
  );
  const report = await readReport<PlaywrightReport>("playwright.json");
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const isFiltered = filters.length > 0;
  const failures = playwrightFailures(report, { isFiltered });
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && !ok && (!isFiltered || failures.length > 0) ? 1 : unexpected,
    skipped,
    failures,
  };
}

/** Deno can run the compiled code of an edited file of the same length: an old test instead of the new one. */
async function forgetCompiledCode(): Promise<void> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  const { denoDir } = JSON.parse(new TextDecoder().decode(stdout));
  for (const suffix of ["", "-shm", "-wal"]) {
    await Deno.remove(`${denoDir}/v8_code_cache_v2${suffix}`).catch(() => {});
  }
}

async function command(
  args: string[],
  env: Record<string, string> = {},
  shownAfter?: Promise<unknown>,
): Promise<boolean> {
  const options = { args, cwd: root, env };
  if (!shownAfter) return (await new Deno.Command(Deno.execPath(), options).spawn().status).success;
  const child = new Deno.Command(Deno.execPath(), { ...options, stdout: "piped" }).spawn();
  const output = child.stdout.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({}, {}, { highWaterMark: Infinity }),
  );
  await shownAfter;
  await output.pipeTo(Deno.stdout.writable, { preventClose: true });
  return (await child.status).success;
}

async function readReport<Report>(name: string): Promise<Report | null> {
  const text = await Deno.readTextFile(`${reports}/${name}`).catch(() => null);
  return text === null ? null : JSON.parse(text) as Report;
}

function say(step: string): void {
  console.log(`\n── ${step}`);
}
