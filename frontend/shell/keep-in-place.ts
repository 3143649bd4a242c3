const personActs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const settlingMs = 5000;

/** Scrolls to an element, also while the parts above it load, until the person does something. Returns how to stop. */
export function keepInPlace(id: string): () => void {
  const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
  observer.observe(document.body);
  const timer = setTimeout(stop, settlingMs);
  for (const act of personActs) addEventListener(act, stop, { passive: true });
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of personActs) removeEventListener(act, stop);
  }
  return stop;
}
