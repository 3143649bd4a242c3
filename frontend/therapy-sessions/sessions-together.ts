import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { dayMs } from "../days.ts";

export type SessionTogether = components["schemas"]["SessionTogether"];

/** The clients of one time, which another practitioner leads. The first one stands for all. */
export type GroupTogether = [SessionTogether, ...SessionTogether[]];

export const companionsKey = ["companions"] as const;

/** Sessions that others lead, of the day before `now` (ms) and the sixty days after it. */
export function togetherQuery(now: number) {
  const query = {
    from: new Date(now - dayMs).toISOString(),
    to: new Date(now + 60 * dayMs).toISOString(),
  };
  return queryOptions({
    queryKey: [...companionsKey, "sessions"],
    queryFn: () => ok(api.GET("/api/companions/sessions", { params: { query } })),
  });
}

/** Clients of the same time and lead together, cancelled sessions apart. */
export function togetherGroupsOf(sessions: SessionTogether[]): GroupTogether[] {
  const groups = Map.groupBy(
    sessions,
    ({ lead, startsAt, status }) => `${lead.id} ${startsAt} ${status === "cancelled"}`,
  );
  return [...groups.values()] as GroupTogether[];
}
