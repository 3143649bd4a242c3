import { type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "./idle.ts";

/** Whether the browser has been idle since the first rendering. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** Renders parts below the fold right after the first view, without waiting for a scroll. */
export function WhenIdle({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useIdle() ? children : fallback;
}
