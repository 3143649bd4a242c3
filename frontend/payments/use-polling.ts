import { useEffect, useRef } from "react";
import { api } from "../api/client.ts";
import { secretHeader } from "./purchase-secret.ts";

const firstPause = 1_500;
const longestPause = 15_000;

/** Asks the provider of a waiting payment, at growing distances while the page is seen, and then calls `onAnswer`. */
export function usePolling(
  payment: { id: string; state: string } | undefined,
  secret: string | null,
  onAnswer: () => Promise<unknown>,
): void {
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  });
  const id = payment?.state === "pending" ? payment.id : undefined;
  useEffect(() => {
    if (id === undefined || secret === null) return;
    let pause = firstPause;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    async function ask() {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        await api.POST("/api/payments/{id}/refresh", {
          params: { path: { id: id! }, header: secretHeader(secret!) },
        }).catch(() => null);
        await answer.current();
      }
      if (isStopped) return;
      timer = setTimeout(() => void ask(), pause);
      pause = Math.min(longestPause, pause * 1.4);
    }
    const show = () => {
      if (document.visibilityState === "visible") void ask();
    };
    void ask();
    document.addEventListener("visibilitychange", show);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", show);
    };
  }, [id, secret]);
}
