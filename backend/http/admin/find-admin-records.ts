import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { findAdminRecords } from "../../use-cases/admin/find-admin-records.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ListedAccountBody, presentListedAccount } from "./account-body.ts";
import { ListedSessionBody, presentListedSession } from "./listed-session-body.ts";
import { PractitionerBody, presentPractitioner } from "./practitioner-body.ts";

const FoundRecordsBody = z
  .object({
    accounts: z.array(ListedAccountBody).max(5),
    practitioners: z.array(PractitionerBody).max(5),
    sessions: z.array(ListedSessionBody).max(5).openapi({
      description: "By the first eight or more characters of their id",
    }),
  })
  .openapi("FoundRecords");

const route = createRoute({
  method: "get",
  path: "/api/admin/find",
  operationId: "findAdminRecords",
  tags: ["admin"],
  summary: "Find accounts, practitioners and sessions by a few letters",
  description: "For admins: the first five of each.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      text: z.string().trim().min(2).max(100).openapi({
        description: "A part of a name or an address, or the beginning of a session's id",
        example: "kadri",
      }),
    }),
  },
  responses: {
    200: { description: "What was found", ...json(FoundRecordsBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountFindAdminRecords(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await findAdminRecords(ports, c.var, c.req.valid("query"));
    return c.json({
      accounts: found.accounts.map(presentListedAccount),
      practitioners: found.practitioners.map(presentPractitioner),
      sessions: found.sessions.map((session) => presentListedSession(session, c.var.now)),
    }, 200);
  });
}
