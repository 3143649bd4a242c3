import { createRoute, z } from "@hono/zod-openapi";
import { accessReasonLength, readerRoles, readKinds, readWhys } from "../../domain/data-access.ts";
import type { ListedDataRead } from "../../ports/persistence/data-access.ts";
import type { Ports } from "../../ports/ports.ts";
import { listDataReads } from "../../use-cases/user/list-data-reads.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { decimal } from "../decimal.ts";

const DataReadBody = z
  .object({
    id: z.uuid(),
    reader: z.string().max(200).nullable().openapi({
      description: "Who it was; null for the operator's command line and for erased accounts",
    }),
    role: z.enum(readerRoles),
    kind: z.enum(readKinds).openapi({ description: "What was read" }),
    session: z.object({ startsAt: z.iso.datetime(), timeZone: z.string().max(64) }).nullable()
      .openapi({ description: "When it was one session" }),
    why: z.enum(readWhys).openapi({
      description: "`reason`: the reader's own words are in `reason`",
    }),
    reason: z.string().max(accessReasonLength.max).nullable(),
    count: z.int().min(1).openapi({ description: "How often within an hour" }),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
  })
  .openapi("DataRead", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      reader: "Katrin Aas",
      role: "admin",
      kind: "sessions",
      session: null,
      why: "reason",
      reason:
        "Liisa kirjutas, et 24. novembri aeg ei jõudnud kalendrisse. Vaatan, kas aeg on alles.",
      count: 1,
      firstAt: "2026-11-18T12:20:00Z",
      lastAt: "2026-11-18T12:20:00Z",
    },
  });

const DataReadPageBody = z
  .object({
    reads: z.array(DataReadBody).max(100),
    nextCursor: z.string().max(200).nullable(),
  })
  .openapi("DataReadPage");

const route = createRoute({
  method: "get",
  path: "/api/user/me/data-reads",
  operationId: "listDataReads",
  tags: ["user"],
  summary: "List who read the caller's data",
  description:
    "Every read of the caller's notes, comments, results, sessions and profile by another user. Reads of the same thing " +
    "by the same person within an hour are one entry. Nothing in it is ever changed; it is erased with the account.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      limit: decimal(z.int().min(1).max(100)).default(20),
      cursor: optional(
        z.string().max(200).openapi({ description: "`nextCursor` of the previous page" }),
      ),
      role: optional(z.enum(readerRoles)),
    }),
  },
  responses: {
    200: { description: "The newest first", ...json(DataReadPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED"),
  },
});

export function mountListDataReads(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, nextCursor } = await listDataReads(ports, c.var, c.req.valid("query"));
    c.header("Cache-Control", "no-store");
    return c.json({ reads: items.map(present), nextCursor }, 200);
  });
}

function present(read: ListedDataRead): z.infer<typeof DataReadBody> {
  const { id, readerName, role, kind, session, why, reason, count, firstAt, lastAt } = read;
  return {
    ...{ id, reader: readerName, role, kind, why, reason, count },
    session: session && { ...session, startsAt: instantText(session.startsAt) },
    firstAt: instantText(firstAt),
    lastAt: instantText(lastAt),
  };
}
