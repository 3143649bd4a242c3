import { createRoute, z } from "@hono/zod-openapi";
import type { ListedSession } from "../../domain/session-list.ts";
import { statusAt } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { exportAdminSessions } from "../../use-cases/admin/export-admin-sessions.ts";
import { csvEuros, csvWord } from "../csv.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { sessionFilters } from "./list-admin-sessions.ts";
import { csvResponse, streamedCsv } from "./streamed-csv.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/exports/sessions",
  operationId: "exportAdminSessions",
  tags: ["admin"],
  summary: "Download all sessions of a list as CSV",
  description:
    "For admins: every row that the filters leave, without content and with the client's initials only. The download is in the " +
    "audit log.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object(sessionFilters) },
  responses: {
    200: csvResponse,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

const columns = [
  "start",
  "end",
  "practitioner",
  "client",
  "practice",
  "outcome",
  "priceEur",
  "paidEur",
] as const;

export function mountExportAdminSessions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { language, now } = c.var;
    const pages = await exportAdminSessions(ports, c.var, c.req.valid("query"));
    c.header("Content-Disposition", `attachment; filename="sessions.csv"`);
    const table = streamedCsv(pages, columns, (session) => ({
      start: instantText(session.startsAt),
      end: instantText(session.endsAt),
      practitioner: session.therapist.name,
      client: session.clientInitials,
      practice: session.practiceType,
      outcome: csvWord(outcomeOf(session, now), language),
      priceEur: csvEuros(session.priceCents, language),
      paidEur: csvEuros(session.paidCents, language),
    }), language);
    return c.body(table, 200, { "Content-Type": "text/csv; charset=utf-8" });
  });
}

function outcomeOf(session: ListedSession, now: number) {
  if (session.isNoShow) return "missed";
  return ({ booked: "upcoming", finished: "met", cancelled: "cancelled" } as const)[
    statusAt(session, now)
  ];
}
