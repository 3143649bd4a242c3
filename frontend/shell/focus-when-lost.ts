const longestWaitMs = 20_000;

/**
 * Focuses an element that is yet to appear, once no dialog is open and the focused element is gone. It may not be
 * focusable at first: what is behind a dialog stays inert until after the dialog is gone.
 */
export function focusWhenLost(id: string): void {
  const end = performance.now() + longestWaitMs;
  function attempt() {
    const element = document.getElementById(id);
    const isLost = document.activeElement === document.body;
    if (element && isLost && !document.querySelector('[role="dialog"]')) element.focus();
    const isFocused = element !== null && document.activeElement === element;
    if (!isFocused && performance.now() < end) requestAnimationFrame(attempt);
  }
  requestAnimationFrame(attempt);
}
