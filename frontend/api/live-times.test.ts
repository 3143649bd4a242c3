// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followTimes } from "./live-times.ts";

/** The browser's end of a stream, driven by the test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(data: string) {
    this.dispatchEvent(new MessageEvent("times", { data }));
  }

  fail({ forGood }: { forGood: boolean }) {
    this.readyState = forGood ? 2 : 0;
    this.onerror?.();
  }

  close() {
    this.readyState = 2;
  }
}

const heard = vi.fn();
let stop: () => void;
let hidden = false;

function look(away: boolean) {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  Stream.opened = [];
  hidden = false;
  heard.mockReset();
  vi.stubGlobal("EventSource", Stream);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  stop = followTimes(["a", "b"], heard);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const living = () => Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED);

test("it names whom it asks about and says whose times changed", () => {
  expect(Stream.opened[0]?.url).toBe("/api/live?therapistId=a&therapistId=b");
  Stream.opened[0]?.open();
  Stream.opened[0]?.tell('{"therapistIds":["b"]}');
  expect(heard.mock.calls).toEqual([[["b"]]]);
});

test("everybody is asked about without a name, or with too many", () => {
  followTimes(null, heard)();
  followTimes(Array.from({ length: 101 }, String), heard)();
  expect(Stream.opened.slice(1).map(({ url }) => url)).toEqual(["/api/live", "/api/live"]);
});

test("a hidden page does not listen, and catches up when it is seen again", () => {
  Stream.opened[0]?.open();
  look(true);
  expect(living()).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
  look(false);
  living()[0]?.open();
  expect(heard.mock.calls).toEqual([[null]]);
});

test("a stream that broke and came back may have missed something", () => {
  Stream.opened[0]?.open();
  Stream.opened[0]?.fail({ forGood: false });
  expect(heard).not.toHaveBeenCalled();
  Stream.opened[0]?.open();
  expect(heard.mock.calls).toEqual([[null]]);
});

test("where it cannot be heard, coming back to the page asks again", () => {
  Stream.opened[0]?.fail({ forGood: true });
  expect(heard).not.toHaveBeenCalled();
  dispatchEvent(new Event("focus"));
  living()[0]?.fail({ forGood: true });
  expect(heard.mock.calls).toEqual([[null]]);
  dispatchEvent(new Event("online"));
  living()[0]?.open();
  expect(heard.mock.calls).toEqual([[null], [null]]);
});

test("whoever was turned away asks again after a minute, as long as somebody looks", () => {
  vi.useFakeTimers();
  try {
    Stream.opened[0]?.fail({ forGood: true });
    vi.advanceTimersByTime(59_999);
    expect(living()).toEqual([]);
    vi.advanceTimersByTime(1);
    living()[0]?.open();
    expect(heard.mock.calls).toEqual([[null]]);
    living()[0]?.fail({ forGood: true });
    look(true);
    vi.advanceTimersByTime(120_000);
    expect(living()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("after stopping nothing is heard and nothing stays open", () => {
  stop();
  dispatchEvent(new Event("focus"));
  look(false);
  expect(living()).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
});
