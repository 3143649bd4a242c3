import "tests/support/browser-with-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { subscribeToTimes } from "./live-times.ts";

/** An EventSource that the test controls. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  send(data: string) {
    this.dispatchEvent(new MessageEvent("times", { data }));
  }

  fail({ closed }: { closed: boolean }) {
    this.readyState = closed ? 2 : 0;
    this.onerror?.();
  }

  close() {
    this.readyState = 2;
  }
}

const onChange = vi.fn();
let stop: () => void;
let hidden = false;

function setHidden(value: boolean) {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  FakeEventSource.opened = [];
  hidden = false;
  onChange.mockReset();
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  stop = subscribeToTimes(["a", "b"], onChange);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openSources = () =>
  FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);

test("requests the given practitioners and reports whose times changed", () => {
  expect(FakeEventSource.opened[0]?.url).toBe("/api/live?therapistId=a&therapistId=b");
  FakeEventSource.opened[0]?.open();
  FakeEventSource.opened[0]?.send('{"therapistIds":["b"]}');
  expect(onChange.mock.calls).toEqual([[["b"]]]);
});

test("requests all practitioners without ids or with too many ids", () => {
  subscribeToTimes(null, onChange)();
  subscribeToTimes(Array.from({ length: 101 }, String), onChange)();
  expect(FakeEventSource.opened.slice(1).map(({ url }) => url)).toEqual(["/api/live", "/api/live"]);
});

test("a hidden page disconnects and catches up when it is visible again", () => {
  FakeEventSource.opened[0]?.open();
  setHidden(true);
  expect(openSources()).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
  setHidden(false);
  openSources()[0]?.open();
  expect(onChange.mock.calls).toEqual([[null]]);
});

test("a reconnected stream may have missed changes", () => {
  FakeEventSource.opened[0]?.open();
  FakeEventSource.opened[0]?.fail({ closed: false });
  expect(onChange).not.toHaveBeenCalled();
  FakeEventSource.opened[0]?.open();
  expect(onChange.mock.calls).toEqual([[null]]);
});

test("without a connection, returning to the page reconnects", () => {
  FakeEventSource.opened[0]?.fail({ closed: true });
  expect(onChange).not.toHaveBeenCalled();
  dispatchEvent(new Event("focus"));
  openSources()[0]?.fail({ closed: true });
  expect(onChange.mock.calls).toEqual([[null]]);
  dispatchEvent(new Event("online"));
  openSources()[0]?.open();
  expect(onChange.mock.calls).toEqual([[null], [null]]);
});

test("a rejected stream reconnects after a minute while the page is visible", () => {
  vi.useFakeTimers();
  try {
    FakeEventSource.opened[0]?.fail({ closed: true });
    vi.advanceTimersByTime(59_999);
    expect(openSources()).toEqual([]);
    vi.advanceTimersByTime(1);
    openSources()[0]?.open();
    expect(onChange.mock.calls).toEqual([[null]]);
    openSources()[0]?.fail({ closed: true });
    setHidden(true);
    vi.advanceTimersByTime(120_000);
    expect(openSources()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("a stopped subscription reports nothing and closes its stream", () => {
  stop();
  dispatchEvent(new Event("focus"));
  setHidden(false);
  expect(openSources()).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});
