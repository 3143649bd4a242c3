import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventStream } from "./event-stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("sends a heartbeat every 20 seconds until the stream ends", async () => {
  const released = vi.fn();
  const stream = eventStream(released);
  const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe("retry: 3000\n\n");
  vi.advanceTimersByTime(20_000);
  expect((await reader.read()).value).toBe(":\n\n");
  stream.send("times", { therapistIds: ["a\nb"] });
  expect((await reader.read()).value).toBe('event: times\ndata: {"therapistIds":["a\\nb"]}\n\n');
  stream.end();
  stream.end();
  stream.send("times", {});
  expect((await reader.read()).done).toBe(true);
  expect(released).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("ends when the client reads nothing and when it disconnects", async () => {
  const released = vi.fn();
  const idle = eventStream(released);
  for (let events = 0; events < 200; events++) idle.send("times", { therapistIds: [] });
  expect(released).toHaveBeenCalledTimes(1);

  const left = eventStream(released);
  const stopped = vi.fn();
  left.onEnd(stopped);
  await left.body.cancel();
  expect(released).toHaveBeenCalledTimes(2);
  expect(stopped).toHaveBeenCalledTimes(1);
  left.onEnd(stopped);
  expect(stopped).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
