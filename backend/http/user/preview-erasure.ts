import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { previewErasure } from "../../use-cases/user/preview-erasure.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const Count = z.int().min(0).max(1_000_000);

/** Of several purchases together. */
const SumCents = z.int().min(0).max(1_000_000_000).openapi({ description: "Cents of EUR" });

const PreviewBody = z.object({
  packages: z.array(z.object({
    id: z.uuid(),
    practiceType: z.string().max(40),
    practitioner: z.string().max(200),
    sessionsLeft: z.int().min(0).max(20),
    balanceCents: SumCents,
  })).max(1000).openapi({
    description: "What is unused of them is marked for a refund to where it was paid from",
  }),
  giftCards: z.object({ count: Count, balanceCents: SumCents }).openapi({
    description:
      "Active gift cards with a balance that were mailed to the caller's address. Their codes stay valid",
  }),
  paidSessions: z.object({
    count: Count,
    paidCents: SumCents,
    keptCents: SumCents.openapi({
      description:
        "What the terms of late cancellations keep; the rest goes back where it came from",
    }),
  }).openapi({ description: "Paid upcoming sessions, which the erasure cancels" }),
  boughtCourses: Count.openapi({ description: "They end without a refund" }),
}).openapi("ErasurePreview", {
  example: {
    packages: [{
      id: "01a22409-f9a4-7734-845e-70cb238f4dcf",
      practiceType: "BODY_PSY",
      practitioner: "Maarja-Liis Tammelaid",
      sessionsLeft: 2,
      balanceCents: 9000,
    }],
    giftCards: { count: 1, balanceCents: 5000 },
    paidSessions: { count: 1, paidCents: 6000, keptCents: 3000 },
    boughtCourses: 0,
  },
});

const route = createRoute({
  method: "get",
  path: "/api/user/me/erasure",
  operationId: "previewErasure",
  tags: ["user"],
  summary: "Preview what an erasure ends",
  description:
    "What the caller paid for and has not used: show it before the caller confirms `eraseMyAccount`.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "What of value an erasure ends", ...json(PreviewBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountPreviewErasure(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { packages, ...rest } = await previewErasure(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({
      packages: packages.map(({ sold: { id, practiceType }, ...left }) => ({
        id,
        practiceType,
        ...left,
      })),
      ...rest,
    }, 200);
  });
}
