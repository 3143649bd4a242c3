import { startTransition, useEffect, useState } from "react";

/** Runs `run` when the next frame is drawn, unless the returned function is called before. */
export function runAfterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  // A hidden page has no frames.
  timer = setTimeout(run, 100);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The value of the frame before: what takes long to draw follows in the next steps. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (value === shown) return;
    return runAfterPaint(() => startTransition(() => setShown(value)));
  }, [value, shown]);
  return shown;
}
