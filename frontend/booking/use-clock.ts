import { useEffect, useState } from "react";
import { useRenderTime } from "../use-render-time.ts";

export function useClock(everyMs: number): number {
  const [now, setNow] = useState(useRenderTime());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
