import { type Query, QueryClient } from "@tanstack/react-query";
import { i18n } from "../i18n/i18n.ts";
import { ApiError } from "./api-error.ts";
import { watchViewerZone } from "../i18n/viewer-zone.ts";
import { currentSession, watchSession } from "./sign-in-session.ts";

function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  return !(error instanceof ApiError) || error.problem.status >= 502;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false },
      // Without a connection sending fails at once, so that the form can say so, instead of waiting for one.
      mutations: { networkMode: "always" },
    },
  });
}

export const queryClient = createQueryClient();

/** Lists that the server filters by days of the viewer's time zone. */
const listsByZone: unknown[] = ["therapists", "therapy-sessions"];

/** Data that are the same for every account. */
const publicNouns: unknown[] = [
  "booking-page",
  "domain-values",
  "free-times",
  "page",
  "practices",
  "questionnaire",
  "sign-in-providers",
  "therapist",
  "therapists",
];

/** An account may see more than a visitor, so a query that was refused is repeated. */
function dependsOnAccount({ queryKey: [noun], state }: Query): boolean {
  return !publicNouns.includes(noun) || state.status !== "success";
}

/** What a visitor sees stays valid after the sign-in; what an account sees may not be for the next one. */
function followSession() {
  let before = currentSession()?.user;
  watchSession(() => {
    const user = currentSession()?.user;
    // A session that is restored for the same user changes nothing.
    if (user?.id === before?.id && user?.email === before?.email) return;
    void queryClient.invalidateQueries(before ? {} : { predicate: dependsOnAccount });
    before = user;
  });
}

/** Reloads queries when the language, the user or the time zone changes, because they affect responses. */
export function startQueryInvalidation() {
  i18n.on("languageChanged", () => void queryClient.invalidateQueries());
  followSession();
  watchViewerZone(() =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [noun] }) => listsByZone.includes(noun),
    })
  );
}
