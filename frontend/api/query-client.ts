import { QueryClient } from "@tanstack/react-query";
import { i18n } from "../i18n/i18n.ts";
import { ApiError } from "./api-error.ts";
import { watchViewerZone } from "../i18n/viewer-zone.ts";
import { watchSession } from "./sign-in-session.ts";

function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  return !(error instanceof ApiError) || error.problem.status >= 502;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false },
    },
  });
}

export const queryClient = createQueryClient();

/** Lists that the server filters by days of the viewer's time zone. */
const listsByZone: unknown[] = ["therapists", "therapy-sessions"];

/** Reloads queries when the language, the user or the time zone changes, because they affect responses. */
export function startQueryInvalidation() {
  i18n.on("languageChanged", () => void queryClient.invalidateQueries());
  watchSession(() => void queryClient.invalidateQueries());
  watchViewerZone(() =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [noun] }) => listsByZone.includes(noun),
    })
  );
}
