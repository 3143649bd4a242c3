import { runAfterPaint } from "ui-kit/layout/use-after-paint.ts";

export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}

/** What follows does not delay the next frame. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => void runAfterPaint(resolve));
}
