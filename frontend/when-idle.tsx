import { type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "./idle.ts";

/** Renders parts below the fold right after the first view, without waiting for a scroll. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && children;
}
