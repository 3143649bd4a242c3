import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { Instant } from "../days.ts";
import { needTranslations } from "../i18n/i18n.ts";

export const explanationKey = ["availability-why"] as const;

type Booker = {
  by?: "client" | "practitioner";
  /** Of the session that would move there. */
  sessionId?: string | undefined;
};

/** Why a time cannot be booked: by clients, or by the practitioner for one of them. */
export function explanationQuery(
  eventTypeUrl: string,
  startsAt: Instant,
  { by = "client", sessionId }: Booker = {},
) {
  return queryOptions({
    queryKey: [...explanationKey, eventTypeUrl, startsAt, by, sessionId],
    queryFn: async ({ signal }) => {
      const query = { eventTypeUrl, startsAt, by, ...(sessionId && { sessionId }) };
      const answer = ok(api.GET("/api/availability/why", { params: { query }, signal }));
      // The calendar's page comes without the words of the reasons.
      const [explanation] = await Promise.all([answer, needTranslations(["availability"])]);
      return explanation;
    },
    staleTime: 0,
  });
}
