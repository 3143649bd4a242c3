import { createRoute, z } from "@hono/zod-openapi";
import { approvalRules } from "../../domain/session-request.ts";
import { acceptingNewClients } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import { type BookingPage, getBookingPage } from "../../use-cases/scheduling/get-booking-page.ts";
import { CompanionPeople, presentPerson } from "../companions/companion-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { EventTypeBody, presentEventType } from "./event-type-body.ts";

const Slug = z.string().max(100).regex(/^[\w.-]+$/);

export const BookingPageBody = z.object({
  eventType: EventTypeBody,
  therapist: z.object({
    id: z.string().max(64),
    name: z.string().max(200),
    pictureUrl: z.string().max(300).nullable(),
    acceptingNewClients: z.enum(acceptingNewClients),
    cancellationNoticeHours: z.int().min(0).max(8760),
    lateCancelPercent: z.int().min(0).max(100),
    noShowPercent: z.int().min(0).max(100),
  }).nullable(),
  practice: z.object({
    type: z.string().max(64).openapi({ description: "A domain value code of THERAPY_TYPE" }),
    priceCents: z.int().min(0).max(100_000_000),
    intro: z.boolean(),
    prepaid: z.boolean().openapi({
      description:
        "Whether it is paid with `createSessionOrder` before it is booked; bookings that wait for an answer never are",
    }),
  }).nullable(),
  approval: z.enum(approvalRules).openapi({
    description:
      "Whose bookings wait for the practitioner's answer. `new-clients`: of people without an earlier session.",
  }),
  companions: CompanionPeople,
  timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
}).openapi("BookingPage");

export function presentBookingPage(
  { eventType, therapist, practice, isPrepaid, approval, companions }: BookingPage,
  named: Parameters<typeof presentEventType>[1],
): z.infer<typeof BookingPageBody> {
  return {
    eventType: presentEventType(eventType, named),
    therapist: therapist && {
      id: therapist.id,
      name: therapist.name,
      pictureUrl: therapist.pictureKey && `/files/${therapist.pictureKey}`,
      acceptingNewClients: therapist.acceptingNewClients,
      cancellationNoticeHours: therapist.cancellationNoticeHours,
      lateCancelPercent: therapist.lateCancelPercent,
      noShowPercent: therapist.noShowPercent,
    },
    practice: practice && {
      type: practice.type,
      priceCents: practice.priceCents,
      intro: practice.intro,
      prepaid: isPrepaid,
    },
    approval,
    companions: companions.map(presentPerson),
    timeZone: eventType.timeZone,
  };
}

const route = createRoute({
  method: "get",
  path: "/api/calendly/booking-pages/{account}/{slug}",
  operationId: "getBookingPage",
  tags: ["calendly"],
  summary: "Get the data of a booking page",
  description: "Not part of Calendly's API.",
  request: {
    params: z.object({
      account: Slug.openapi({
        description: "The account in the path of the booking page, without `@`",
        example: "kadri-tamm",
      }),
      slug: Slug.openapi({ description: "The slug of the event type", example: "intro" }),
    }),
  },
  responses: {
    200: { description: "The event type with its practitioner", ...json(BookingPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function mountGetBookingPage(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const page = await getBookingPage(ports, c.req.valid("param"));
    const named = { values: ports.search.domainValues(), language: c.var.language };
    return c.json(presentBookingPage(page, named), 200);
  });
}
