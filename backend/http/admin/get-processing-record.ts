import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getProcessingRecord } from "../../use-cases/admin/get-processing-record.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { processingSite, type SiteSettings } from "./processing-site.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const sentence = () => z.string().max(500);

const ProcessingRecord = z.object({
  title: sentence().openapi({ example: "Record of processing activities: Heaolu" }),
  controller: sentence().openapi({ description: "Who is responsible, with an address" }),
  printed: sentence().openapi({ description: "The day it was taken" }),
  headings: z.object({
    purpose: sentence(),
    people: sentence(),
    isHealth: sentence(),
    basis: sentence(),
    kept: sentence(),
    tables: sentence(),
    recipients: sentence(),
    measures: sentence(),
  }).openapi({ description: "The headings of the parts" }),
  classes: z.array(z.object({
    id: z.string().max(40).openapi({ example: "bookings" }),
    name: sentence(),
    purpose: sentence(),
    people: sentence().openapi({ description: "Whose data it is" }),
    isHealth: sentence().openapi({ description: "Whether it may say something about health" }),
    basis: sentence().openapi({ description: "The legal basis, with its article" }),
    kept: z.array(sentence()).max(20).openapi({ description: "How long its parts are kept" }),
    tables: z.array(z.string().max(100)).max(100).openapi({
      description: "The tables of the database that hold it",
    }),
  })).max(100),
  recipients: z.array(sentence()).max(50).openapi({
    description: "Who else gets personal data, as the server is configured",
  }),
  measures: z.array(sentence()).max(50).openapi({ description: "How the data is protected" }),
}).openapi("ProcessingRecord");

const route = createRoute({
  method: "get",
  path: "/api/admin/processing",
  operationId: "getProcessingRecord",
  tags: ["admin"],
  summary: "Read the record of processing activities",
  description:
    "For admins: what the GDPR requires in Article 30, from the table of data classes and the running configuration, in the " +
    "language of the request.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The record in words", ...json(ProcessingRecord) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountGetProcessingRecord(router: Router, _ports: Ports, settings: SiteSettings) {
  router.openapi(route, (c) => {
    return c.json(getProcessingRecord(c.var, processingSite(settings)), 200);
  });
}
