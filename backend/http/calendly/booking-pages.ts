import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { type BookingPage, getBookingPage } from "../../use-cases/scheduling/get-booking-page.ts";
import { refusals } from "../errors.ts";
import { newRouter } from "../router.ts";
import { EventTypeBody, presentEventType } from "./event-type-body.ts";
import { json, tags } from "./provider-shapes.ts";

const Slug = z.string().max(100).regex(/^[\w.-]+$/);

const BookingPageBody = z.object({
  eventType: EventTypeBody,
  therapist: z.object({
    id: z.string().max(64),
    name: z.string().max(200),
    pictureUrl: z.string().max(300).nullable(),
    cancellationNoticeHours: z.int().min(0).max(8760),
  }).nullable(),
  practice: z.object({
    type: z.string().max(64),
    priceCents: z.int().min(0).max(100_000_000),
    intro: z.boolean(),
  }).nullable(),
  timeZone: z.string().max(64),
}).openapi("BookingPage");

function present(
  { eventType, therapist, practice }: BookingPage,
): z.infer<typeof BookingPageBody> {
  return {
    eventType: presentEventType(eventType),
    therapist: therapist && {
      id: therapist.id,
      name: therapist.name,
      pictureUrl: therapist.pictureKey && `/files/${therapist.pictureKey}`,
      cancellationNoticeHours: therapist.cancellationNoticeHours,
    },
    practice: practice && {
      type: practice.type,
      priceCents: practice.priceCents,
      intro: practice.intro,
    },
    timeZone: eventType.timeZone,
  };
}

const get = createRoute({
  method: "get",
  path: "/booking-pages/{account}/{slug}",
  operationId: "getBookingPage",
  summary: "What the booking page of an event type shows",
  tags,
  request: {
    params: z.object({
      account: Slug.openapi({ example: "kadri-tamm" }),
      slug: Slug.openapi({ example: "intro" }),
    }),
  },
  responses: {
    200: { description: "The page's facts", ...json(BookingPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function bookingPages(ports: Ports) {
  return newRouter().openapi(get, async (c) => {
    return c.json(present(await getBookingPage(ports, c.req.valid("param"))), 200);
  });
}
