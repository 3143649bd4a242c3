const longestWaitMs = 20_000;

/** Focuses an element that is yet to appear, once no dialog is open and the focused element is gone. */
export function focusWhenLost(id: string): void {
  const end = performance.now() + longestWaitMs;
  function attempt() {
    const element = document.getElementById(id);
    const isLost = document.activeElement === document.body;
    if (element && isLost && !document.querySelector('[role="dialog"]')) return element.focus();
    if (performance.now() < end) requestAnimationFrame(attempt);
  }
  requestAnimationFrame(attempt);
}
