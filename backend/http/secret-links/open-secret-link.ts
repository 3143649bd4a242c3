import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { openSecretLink } from "../../use-cases/secret-links/open-secret-link.ts";
import { BookedTherapist } from "../booking-links/booked-session-body.ts";
import { BookingPageBody, presentBookingPage } from "../calendly/get-booking-page.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { LinkSecret, LinkStatus } from "./secret-link-body.ts";

const OpenedSecretLinkBody = z.object({
  status: LinkStatus,
  therapist: BookedTherapist.extend({
    isShown: z.boolean().openapi({ description: "Whether visitors see the profile" }),
  }),
  page: z.union([BookingPageBody, z.null()]).openapi({
    description: "What the booking page shows; null when the link is not open",
  }),
}).openapi("OpenedSecretLink");

const route = createRoute({
  method: "post",
  path: "/api/secret-links/open",
  operationId: "openSecretLink",
  tags: ["secret-links"],
  summary: "Open a secret booking link",
  description:
    "Changes nothing and uses nothing up. The token goes with `holdTime`, `requestBooking`, `bookTime` and " +
    "`createSessionRequest`, which refuse it with `ERR_SECRET_LINK_USED` or `ERR_SECRET_LINK_ENDED` once it is not open.",
  request: required(z.object({ token: LinkSecret }).openapi("SecretLinkToken")),
  responses: {
    200: { description: "What the link opens", ...json(OpenedSecretLinkBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountOpenSecretLink(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { status, therapist, page } = await openSecretLink(ports, c.var, c.req.valid("json"));
    const { id, slug, name, pictureKey, showInSearch } = therapist;
    const named = { values: ports.search.domainValues(), language: c.var.language };
    c.header("Cache-Control", "no-store");
    return c.json({
      status,
      therapist: {
        id,
        slug,
        name,
        pictureUrl: pictureKey && `/files/${pictureKey}`,
        isShown: showInSearch,
      },
      page: page && presentBookingPage(page, named),
    }, 200);
  });
}
