import { createRoute, z } from "@hono/zod-openapi";
import { sessionSorts } from "../../domain/session-list.ts";
import { therapySessionStatuses } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { listAdminSessions } from "../../use-cases/admin/list-admin-sessions.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { NextCursor, pageQuery } from "./admin-query.ts";
import { ListedSessionBody, presentListedSession } from "./listed-session-body.ts";
import { Direction, Total } from "./sorted-query.ts";

const SessionDate = z.iso.date().openapi({
  description: "A day of the marketplace (Europe/Tallinn), included",
  example: "2026-11-24",
});

export const sessionFilters = {
  text: optional(
    z.string().trim().min(1).max(100).openapi({
      description: "A part of the practitioner's name, or the beginning of the session's id",
      example: "maarja",
    }),
  ),
  therapistId: optional(z.uuid()),
  state: optional(z.enum(therapySessionStatuses)),
  from: optional(SessionDate),
  to: optional(SessionDate),
  sort: z.enum(sessionSorts).default("start"),
  direction: Direction("desc"),
};

const ListedSessionPageBody = z
  .object({ sessions: z.array(ListedSessionBody).max(100), nextCursor: NextCursor, total: Total })
  .openapi("ListedSessionPage");

const route = createRoute({
  method: "get",
  path: "/api/admin/sessions",
  operationId: "listAdminSessions",
  tags: ["admin"],
  summary: "List all sessions without their content",
  description: "For admins. Of the client only the initials; no comments, notes or answers.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object({ ...pageQuery, ...sessionFilters }) },
  responses: {
    200: { description: "A page of sessions", ...json(ListedSessionPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListAdminSessions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listAdminSessions(ports, c.var, c.req.valid("query"));
    const sessions = items.map((session) => presentListedSession(session, c.var.now));
    return c.json({ sessions, ...page }, 200);
  });
}
