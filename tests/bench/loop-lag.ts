/** Measures event loop lag; `stop` returns the 99th percentile (ms) by which a timer of 5 ms is late. */
export function watchLoop() {
  const lags: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    lags.push(Math.max(0, now - last - 5));
    last = now;
  }, 5);
  return {
    stop(): number {
      clearInterval(timer);
      lags.sort((one, other) => one - other);
      return lags[Math.floor(lags.length * 0.99)] ?? Infinity;
    },
  };
}
