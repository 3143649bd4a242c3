import { useEffect, useRef } from "react";
import { whenIdle } from "../idle.ts";
import type { TimesChanged } from "./live-times.ts";

/**
 * Calls back when the free times of a practitioner, or anybody's, may have changed. It begins when the page has come to
 * rest, so it costs the first view nothing.
 */
export function useLiveTimes(therapistId: string | "anybody", onChange: TimesChanged): void {
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  });
  useEffect(() => {
    let stop = () => {};
    let left = false;
    const forget = whenIdle(() => {
      import("./live-times.ts").then(({ followTimes }) => {
        if (left) return;
        const ids = therapistId === "anybody" ? null : [therapistId];
        stop = followTimes(ids, (changed) => listener.current(changed));
      }, () => {
        // A page that hears nothing still works: the server refuses what is gone.
      });
    });
    return () => {
      left = true;
      forget();
      stop();
    };
  }, [therapistId]);
}
