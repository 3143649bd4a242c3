import { expect, test } from "vitest";
import { playwrightFailures, reportFailure, vitestFailures } from "./failures.ts";

test("a failed test and a file that could not be loaded are both reported", () => {
  const failures = vitestFailures({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "it holds", status: "passed", failureMessages: [] },
          { fullName: "it breaks", status: "failed", failureMessages: ["expected 1 to be 2"] },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ],
  });
  expect(failures).toEqual([
    { test: "a.test.ts › it breaks", message: "expected 1 to be 2" },
    { test: "b.test.ts", message: "no such module" },
  ]);
});

test("a page test is reported with its whole path, and as flaky when its retry passed", () => {
  const spec = (title: string, ok: boolean, messages: string[]) => ({
    title,
    ok,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const failures = playwrightFailures({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [{
      title: "pages/a.spec.ts",
      specs: [spec("well", true, []), spec("only at the second try", true, ["slow"])],
      suites: [{ title: "inside", specs: [spec("broken", false, ["no button"])] }],
    }],
  }, { isFiltered: false });
  expect(failures).toEqual([
    { test: "pages/a.spec.ts › only at the second try", message: "slow", isFlaky: true },
    { test: "pages/a.spec.ts › inside › broken", message: "no button" },
  ]);
});

test("a page server that could not start is reported, and no page test among the filters is not", () => {
  const failuresOf = (message: string, isFiltered: boolean) =>
    playwrightFailures({
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [{ message }],
      suites: [],
    }, { isFiltered });
  const notStarted = "Error: Process from config.webServer was not able to start. Exit code: 1";
  expect(failuresOf(notStarted, true)).toEqual([{ test: "playwright", message: notStarted }]);
  expect(failuresOf("Error: No tests found", true)).toEqual([]);
  expect(failuresOf("Error: No tests found", false)).toHaveLength(1);
});

test("reports contain no terminal colours", () => {
  expect(reportFailure({ test: "a", message: "\u001b[31mred\u001b[0m" })).toBe("✗ a\nred\n");
});
