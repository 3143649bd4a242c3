/** Failures read from the runners' reports and printed again at the end. */

/** `isFlaky`: the test passed on its retry. */
export type Failure = { test: string; message: string; isFlaky?: boolean };

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string; stack?: string }[] }[] }[];
  }[];
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string; stack?: string }[];
  suites: PlaywrightSuite[];
};

const longestMessage = 4_000;

/** A file that could not be loaded has no test but has failed. */
export function vitestFailures({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0 && status === "failed") return [{ test: name, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      message: (failureMessages ?? []).join("\n"),
    }));
  });
}

/**
 * Failed tests, flaky ones that passed on their retry, and what kept tests from running, such as a server that did not
 * start. `isFiltered`: the words of the filter may be in no page test.
 */
export function playwrightFailures(
  { suites, errors }: PlaywrightReport,
  { isFiltered }: { isFiltered: boolean },
): Failure[] {
  const outside = errors.map((error) => ({ test: "playwright", message: textOf(error) }))
    .filter(({ message }) => !isFiltered || !/No tests found/.test(message));
  return [
    ...outside,
    ...suites.flatMap((suite) => failuresOfSuite(suite, [])),
  ];
}

function failuresOfSuite(suite: PlaywrightSuite, above: string[]): Failure[] {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) => {
    const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    if (spec.ok && errors.length === 0) return [];
    return [{
      test: [...path, spec.title].join(" › "),
      message: errors.map(textOf).join("\n"),
      ...(spec.ok && { isFlaky: true }),
    }];
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner, path))];
}

export function reportFailure({ test, message, isFlaky }: Failure): string {
  // deno-lint-ignore no-control-regex -- the runners colour their reports
  const plain = message.replace(/\u001b\[[0-9;]*m/g, "");
  return `${isFlaky ? "flaky, passed on its retry:" : "✗"} ${test}\n${
    plain.slice(0, longestMessage)
  }\n`;
}

function textOf({ stack, message }: { stack?: string; message?: string }): string {
  return stack ?? message ?? "";
}
