/** Does something once the page has nothing more urgent to do; returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari knows no idle time.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
}
