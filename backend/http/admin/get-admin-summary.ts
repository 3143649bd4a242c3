import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getAdminSummary } from "../../use-cases/admin/get-admin-summary.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { optionalInstantText } from "../version.ts";

const Count = z.int().min(0).max(1_000_000);

const AdminSummaryBody = z
  .object({
    leads: Count.openapi({ description: "Confirmed addresses without an answer" }),
    invitations: Count.openapi({ description: "Invitations that are open" }),
    practitioners: Count.openapi({ description: "Profiles that wait for approval" }),
    certificates: Count.openapi({ description: "Certificates that wait to be checked" }),
    visiblePractitioners: Count,
    waitingSince: z.iso.datetime().nullable().openapi({
      description: "When the oldest of what waits was sent; null when nothing waits",
    }),
  })
  .openapi("AdminSummary", {
    example: {
      leads: 2,
      invitations: 3,
      practitioners: 1,
      certificates: 6,
      visiblePractitioners: 55,
      waitingSince: "2026-11-18T07:00:00Z",
    },
  });

const route = createRoute({
  method: "get",
  path: "/api/admin/summary",
  operationId: "getAdminSummary",
  tags: ["admin"],
  summary: "Count what waits for an administrator",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The counts", ...json(AdminSummaryBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountGetAdminSummary(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { waitingSince, ...counts } = await getAdminSummary(ports, c.var);
    return c.json({ ...counts, waitingSince: optionalInstantText(waitingSince) }, 200);
  });
}
