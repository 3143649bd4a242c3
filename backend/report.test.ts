import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportFailure } from "./report.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("while the database does not answer, each kind of work has a line a minute with a count", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const gone = new Error("error sending request");
  for (let nth = 0; nth < 20; nth++) {
    reportFailure("send mails", gone);
    reportFailure("changes", gone);
    vi.advanceTimersByTime(5_000);
  }
  reportFailure("send mails", new Error("no such template"));
  const lines = logged.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.map(({ msg, failures }) => [msg, failures])).toEqual([
    ["send mails", 1],
    ["changes", 1],
    ["send mails", 12],
    ["changes", 12],
    ["send mails", undefined],
  ]);
});
