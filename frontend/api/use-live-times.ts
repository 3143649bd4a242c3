import { useEffect, useRef } from "react";
import { whenIdle } from "../idle.ts";
import type { OnTimesChanged } from "./live-times.ts";

export function useLiveTimes(therapistId: string | "all", onChange: OnTimesChanged): void {
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  });
  useEffect(() => {
    let stop = () => {};
    let isUnmounted = false;
    const cancel = whenIdle(() => {
      import("./live-times.ts").then(({ subscribeToTimes }) => {
        if (isUnmounted) return;
        const ids = therapistId === "all" ? null : [therapistId];
        stop = subscribeToTimes(ids, (changed) => listener.current(changed));
      }, () => {
        // Without live times the server still rejects a taken time.
      });
    });
    return () => {
      isUnmounted = true;
      cancel();
      stop();
    };
  }, [therapistId]);
}
