import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { changeConsent } from "../../use-cases/user/change-consent.ts";
import { listConsents } from "../../use-cases/user/list-consents.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  consentsResponse,
  KeptBody,
  presentConsents,
  Purpose,
  TermsVersion,
} from "./consents-body.ts";

const ConsentChangeBody = z
  .object({
    purpose: Purpose,
    version: TermsVersion.openapi({
      description: "The version of the terms that were shown to the user",
    }),
    isGiven: z.boolean(),
    confirmed: KeptBody.optional().openapi({
      description: "For a withdrawal that deletes something: `kept`, as it was shown to the user",
    }),
  })
  .openapi("ConsentChange", { example: { purpose: "notes", version: 1, isGiven: true } });

const route = createRoute({
  method: "put",
  path: "/api/user/me/consents",
  operationId: "changeConsent",
  tags: ["user"],
  summary: "Give or withdraw the caller's consent for a purpose",
  description:
    "Refused with `ERR_STALE` when the terms have changed since the caller read them. A withdrawal deletes what `kept` " +
    "names, so it is refused with `ERR_STALE` unless `confirmed` is the same, and with `ERR_UPCOMING_SESSIONS` while " +
    "sessions that the consent is for are still to come.",
  security: bearer,
  middleware: signedIn,
  request: required(ConsentChangeBody),
  responses: {
    ...consentsResponse,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_STALE",
      "ERR_UPCOMING_SESSIONS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountChangeConsent(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { isGiven, ...input } = c.req.valid("json");
    await changeConsent(ports, c.var, { ...input, given: isGiven });
    return c.json(presentConsents(await listConsents(ports, c.var), c.var.language), 200);
  });
}
