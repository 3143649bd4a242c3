import { createRoute, z } from "@hono/zod-openapi";
import { isWithoutMail } from "../../domain/address-without-mail.ts";
import { languages } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { type AbsencePreview, previewAbsence } from "../../use-cases/absences/preview-absence.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { HasEmail } from "../therapy-sessions/delay-body.ts";
import { LastDay } from "./absence-body.ts";
import { AlternativesBody, presentAlternatives } from "./alternatives-body.ts";

const PreviewBody = z.object({
  fromDate: z.iso.date(),
  toDate: z.iso.date(),
  timeZone: z.string().max(64).openapi({ description: "IANA zone of the dates" }),
  sessions: z.array(z.object({
    sessionId: z.uuid(),
    clientName: z.string().max(200),
    language: z.enum(languages),
    hasEmail: HasEmail,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    alternatives: AlternativesBody,
  })).max(1000),
  requests: z.array(z.object({
    id: z.uuid(),
    clientName: z.string().max(200),
    startsAt: z.iso.datetime(),
  })).max(1000).openapi({
    description: "Bookings that wait for the practitioner’s answer; they would be declined",
  }),
  ledByOthers: z.array(z.object({
    leadName: z.string().max(200),
    startsAt: z.iso.datetime(),
  })).max(1000).openapi({
    description:
      "Sessions of others in which the practitioner takes part, a group once; their leads get a mail",
  }),
}).openapi("AbsencePreview");

const route = createRoute({
  method: "get",
  path: "/api/absences/preview",
  operationId: "previewAbsence",
  tags: ["absences"],
  summary: "Preview whom an absence concerns",
  description:
    "For practitioners: the sessions from now to the end of the last day, and what each client would be offered. " +
    "Nothing is changed or sent.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object({ toDate: LastDay }) },
  responses: {
    200: { description: "The sessions in order", ...json(PreviewBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_AVAILABILITY_AT_PROVIDER",
    ),
  },
});

export function mountPreviewAbsence(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(present(await previewAbsence(ports, c.var, c.req.valid("query"))), 200);
  });
}

function present(
  { absence, affected, requests, ledByOthers }: AbsencePreview,
): z.infer<typeof PreviewBody> {
  const { fromDate, toDate, timeZone } = absence;
  return {
    ...{ fromDate, toDate, timeZone },
    sessions: affected.map(({ session, client, alternatives }) => ({
      sessionId: session.id,
      clientName: session.client.name,
      language: client.language,
      hasEmail: !isWithoutMail(client.email),
      startsAt: instantText(session.startsAt),
      endsAt: instantText(session.endsAt),
      alternatives: presentAlternatives(alternatives),
    })),
    requests: requests.map(({ request: { id, startsAt }, client }) => ({
      id,
      clientName: client.name,
      startsAt: instantText(startsAt),
    })),
    ledByOthers: ledByOthers
      .filter(({ lead, startsAt }, at) =>
        ledByOthers.findIndex((one) => one.lead.id === lead.id && one.startsAt === startsAt) === at
      )
      .map(({ lead, startsAt }) => ({ leadName: lead.name, startsAt: instantText(startsAt) })),
  };
}
