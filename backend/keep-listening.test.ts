import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepListening } from "./keep-listening.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fakeServer() {
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>();
  return { finished, fail: reject, shutdown: vi.fn(() => Promise.resolve(resolve())) };
}

test("a server that fails is started again, also when listening fails once", async () => {
  const servers = [fakeServer(), fakeServer()];
  const listen = vi.fn()
    .mockReturnValueOnce(servers[0])
    .mockImplementationOnce(() => {
      throw new Error("address in use");
    })
    .mockReturnValue(servers[1]);
  const failures: string[] = [];
  const running = keepListening(listen, (error) => failures.push(String(error)));
  servers[0]!.fail(new Error("too many open files"));
  await vi.advanceTimersByTimeAsync(3000);
  expect(failures).toEqual(["Error: too many open files", "Error: address in use"]);
  expect(listen).toHaveBeenCalledTimes(3);
  await running.shutdown();
  expect(servers[1]!.shutdown).toHaveBeenCalledOnce();
});

test("a server that was shut down is not started again", async () => {
  const server = fakeServer();
  const listen = vi.fn(() => server);
  const running = keepListening(listen, () => {});
  await running.shutdown();
  await vi.advanceTimersByTimeAsync(3000);
  expect(listen).toHaveBeenCalledOnce();
});

test("the first failure to listen is the caller's", () => {
  const listen = () => {
    throw new Error("port in use");
  };
  expect(() => keepListening(listen, () => {})).toThrow("port in use");
});
