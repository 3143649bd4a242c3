import { QueryClient } from "@tanstack/react-query";
import { i18n } from "../i18n/i18n.ts";
import { ApiError } from "./api-error.ts";
import { watchSession } from "./session.ts";

/** A refusal will be the same the next time; only an outage is worth a second try. */
function worthAnotherTry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  return !(error instanceof ApiError) || error.problem.status >= 502;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthAnotherTry, refetchOnWindowFocus: false },
  },
});

/** Texts come in the language of the request, and answers may depend on who asks. */
export function keepQueriesTrue() {
  i18n.on("languageChanged", () => void queryClient.invalidateQueries());
  watchSession(() => void queryClient.invalidateQueries());
}
