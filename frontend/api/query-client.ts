import { QueryClient } from "@tanstack/react-query";
import { i18n } from "../i18n/i18n.ts";
import { ApiError } from "./api-error.ts";
import { watchSession } from "./sign-in-session.ts";

function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  return !(error instanceof ApiError) || error.problem.status >= 502;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false },
  },
});

/** Reloads queries when the language or the user changes, because both affect responses. */
export function startQueryInvalidation() {
  i18n.on("languageChanged", () => void queryClient.invalidateQueries());
  watchSession(() => void queryClient.invalidateQueries());
}
