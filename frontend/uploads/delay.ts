/** Waits so many ms, and at most until the browser is online again. Throws the signal's reason when it aborts. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  const waiting = Promise.withResolvers<void>();
  const timer = setTimeout(waiting.resolve, ms);
  const stop = () => waiting.reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  globalThis.addEventListener("online", () => waiting.resolve(), { once: true });
  return waiting.promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  });
}
