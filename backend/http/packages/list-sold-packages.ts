import { createRoute, z } from "@hono/zod-openapi";
import { userNameMaxLength } from "../../domain/account.ts";
import { lastDayOf } from "../../domain/money/gift-card.ts";
import { packageStates, shownPackageState } from "../../domain/money/package.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  listSoldPackages,
  mostSoldPackages,
  type SoldPackage,
} from "../../use-cases/packages/list-sold-packages.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { OfferSessions } from "../package-offers/package-offer-body.ts";
import { Cents } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const SoldPackageBody = z.object({
  id: z.uuid(),
  state: z.enum(packageStates).openapi({
    description: "`active`: it can be used, also when nothing is left",
  }),
  buyerName: z.string().max(userNameMaxLength).nullable().openapi({
    description: "Null when the buyer's account was erased",
  }),
  practiceType: z.string().max(40),
  durationMinutes: z.int().min(1).max(1440),
  sessions: OfferSessions,
  sessionsLeft: z.int().min(0).max(20),
  priceCents: Cents,
  expiresOn: z.iso.date().nullable().openapi({ description: "The last day, in Estonia" }),
}).openapi("SoldPackage");

const route = createRoute({
  method: "get",
  path: "/api/packages/sold",
  operationId: "listSoldPackages",
  tags: ["packages"],
  summary: "List the packages that the caller has sold",
  description: `For practitioners: the paid ones, at most the last ${mostSoldPackages}.`,
  security: bearer,
  middleware: signedIn,
  responses: {
    200: {
      description: "The packages, the latest first",
      ...json(
        z.object({ packages: z.array(SoldPackageBody).max(mostSoldPackages) })
          .openapi("SoldPackages"),
      ),
    },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListSoldPackages(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const packages = await listSoldPackages(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({ packages: packages.map((one) => present(one, c.var.now)) }, 200);
  });
}

function present(
  { sold, buyerName, creditsLeft }: SoldPackage,
  now: number,
): z.infer<typeof SoldPackageBody> {
  const { id, practiceType, durationMinutes, sessions, priceCents, expiresAt } = sold;
  return {
    ...{ id, practiceType, durationMinutes, sessions, priceCents, buyerName },
    state: shownPackageState(sold, now),
    sessionsLeft: creditsLeft,
    expiresOn: expiresAt === null ? null : lastDayOf(expiresAt),
  };
}
