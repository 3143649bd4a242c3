/**
 * Measures event loop lag with a timer of 5 ms. `stop` returns the 99th percentile (ms) by which it is late; `longest` the
 * most processor time (ms) that the main thread used between two ticks, which other load hardly changes.
 */
export function watchLoop() {
  const lags: number[] = [];
  let longest = 0;
  let last = performance.now();
  let lastUsed = usedByMainThread();
  const timer = setInterval(() => {
    const now = performance.now();
    const used = usedByMainThread();
    lags.push(Math.max(0, now - last - 5));
    longest = Math.max(longest, used - lastUsed);
    last = now;
    lastUsed = used;
  }, 5);
  return {
    longest: () => longest,
    stop(): number {
      clearInterval(timer);
      lags.sort((one, other) => one - other);
      return lags[Math.floor(lags.length * 0.99)] ?? Infinity;
    },
  };
}

/** In ms; 0 where the system does not say. */
function usedByMainThread(): number {
  try {
    return Number(Deno.readTextFileSync("/proc/self/schedstat").split(" ")[0]) / 1e6;
  } catch {
    return 0;
  }
}
