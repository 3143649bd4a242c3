import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { holdTime } from "../../use-cases/scheduling/hold-time.ts";
import { refusals } from "../errors.ts";
import { idempotent, UnguessableIdempotencyKey } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { LinkSecret } from "../secret-links/secret-link-body.ts";
import {
  HoldKey,
  HoldSecret,
  ProviderTime,
  providerTime,
  ResourceId,
  Uri,
} from "./calendly-body.ts";

const NewHoldBody = z
  .object({
    event_type: Uri,
    start_time: ProviderTime,
    replaces: HoldKey.optional().openapi({
      description: "An earlier hold of the same form, which is released",
    }),
    secret_link: LinkSecret.optional(),
  })
  .openapi("NewHold");

const HoldBody = z.object({
  id: ResourceId,
  secret: HoldSecret.openapi({
    description: "Needed to book or release the time. It cannot be read again.",
  }),
  start_time: ProviderTime,
  expires_at: ProviderTime,
}).openapi("Hold");

const route = createRoute({
  method: "post",
  path: "/api/calendly/holds",
  operationId: "holdTime",
  tags: ["calendly"],
  summary: "Hold a time for five minutes",
  description:
    "Reserves a start time while the user fills in the booking form. Not part of Calendly's API.",
  request: { headers: UnguessableIdempotencyKey, ...required(NewHoldBody) },
  responses: {
    201: { description: "The hold", ...json(HoldBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_NOT_FOUND",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_NO_NEW_CLIENTS",
      "ERR_WAITLIST_ONLY",
      "ERR_SECRET_LINK_USED",
      "ERR_SECRET_LINK_ENDED",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountHoldTime(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports, "encrypted answer"));
  router.openapi(route, async (c) => {
    const body = c.req.valid("json");
    const { event_type: eventTypeUri, start_time, replaces, secret_link: secretLink } = body;
    const partnerKeyId = c.var.account ? null : c.var.apiKey?.id ?? null;
    const hold = await holdTime(ports, { ...c.var, partnerKeyId }, {
      eventTypeUri,
      startsAt: Date.parse(start_time),
      ...(replaces && { replaces }),
      secretLink,
    });
    return c.json({
      id: hold.id,
      secret: hold.secret,
      start_time: providerTime(hold.startsAt),
      expires_at: providerTime(hold.expiresAt),
    }, 201);
  });
}
