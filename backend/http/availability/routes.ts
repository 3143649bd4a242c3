import { createRoute, z } from "@hono/zod-openapi";
import { refusals } from "../errors.ts";
import { signedIn } from "../signed-in.ts";
import { limitBody } from "../body-limits.ts";
import { etag } from "../version.ts";
import {
  AvailabilityBody,
  AvailabilityDraftBody,
  SavedAvailabilityBody,
} from "./availability-body.ts";
import { ExplanationBody } from "./reasons-body.ts";
import { PreviewBody, PreviewQueryBody } from "./times-body.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";

const own = { tags: ["availability"], security: [{ bearer: [] }] };

/** A year of exceptions with notes fits in. */
const ofDraft: typeof signedIn = limitBody(500_000);

const ownRefusals = [
  "ERR_UNAUTHORIZED",
  "ERR_FORBIDDEN",
  "ERR_NOT_FOUND",
  "ERR_AVAILABILITY_AT_PROVIDER",
] as const;

export const getAvailability = createRoute({
  ...own,
  method: "get",
  path: "/",
  operationId: "getAvailability",
  summary: "When the caller, a practitioner, can be booked",
  middleware: [signedIn] as const,
  responses: {
    200: { description: "Everything the editor shows", headers: etag, ...json(AvailabilityBody) },
    ...refusals(...ownRefusals),
  },
});

export const updateAvailability = createRoute({
  ...own,
  method: "put",
  path: "/",
  operationId: "updateAvailability",
  summary: "Replace the hours, exceptions, vacations, places and settings, all at once",
  description: "Bookings stay as they are, whatever the new hours; ids that come along are kept.",
  middleware: [signedIn, ofDraft] as const,
  request: {
    headers: z.object({ "if-match": z.string().max(100).optional() }),
    ...required(AvailabilityDraftBody),
  },
  responses: {
    200: {
      description: "Everything the editor shows, and the bookings now outside the hours",
      headers: etag,
      ...json(SavedAvailabilityBody),
    },
    ...refusals(...bodyRefusals, ...ownRefusals, "ERR_DUPLICATE_ENTITY", "ERR_STALE"),
  },
});

export const previewAvailability = createRoute({
  ...own,
  method: "post",
  path: "/preview",
  operationId: "previewAvailability",
  summary: "The times that could be booked if a draft were saved; without one, as it is",
  middleware: [signedIn, ofDraft] as const,
  request: required(PreviewQueryBody),
  responses: {
    200: { description: "The times of each date", ...json(PreviewBody) },
    ...refusals(...bodyRefusals, ...ownRefusals),
  },
});

export const explainAvailability = createRoute({
  ...own,
  method: "get",
  path: "/why",
  operationId: "explainAvailability",
  summary: "Why a time is not free",
  middleware: [signedIn] as const,
  request: {
    query: z.object({
      eventTypeUrl: z.string().max(500),
      startsAt: z.iso.datetime({ offset: true }).openapi({ example: "2026-11-24T08:00:00Z" }),
    }),
  },
  responses: {
    200: { description: "Every reason there is; none when it is free", ...json(ExplanationBody) },
    ...refusals("ERR_INVALID_INPUT", ...ownRefusals),
  },
});
