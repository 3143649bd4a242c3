import { useEffect, useState } from "react";
import { useRenderTime } from "../use-render-time.ts";

const minuteMs = 60_000;

/** How long a payment page still waits: minutes, and the part of the time from 1 to 0. */
export function useTimeLeft(expiresAt: string, longestMinutes = 31) {
  const rendered = useRenderTime();
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / minuteMs));
  return { minutes, share: Math.min(1, minutes / longestMinutes) };
}
