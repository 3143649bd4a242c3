import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import {
  previewAvailability,
  type PreviewDay,
} from "../../use-cases/availability/preview-availability.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import {
  AvailabilityDraftBody,
  DateText,
  draftOf,
  limitDraft,
  practitionerRefusals,
} from "./availability-body.ts";

const Instant = z.iso.datetime();

const PreviewQueryBody = z
  .object({
    draft: optional(AvailabilityDraftBody),
    eventTypeUrl: z.string().max(500),
    from: DateText,
    to: DateText.openapi({ description: "Included; at most 31 days after `from`" }),
  })
  .openapi("AvailabilityPreviewQuery", {
    example: {
      eventTypeUrl:
        "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d24",
      from: "2026-11-23",
      to: "2026-11-29",
    },
  });

const PreviewBody = z
  .object({
    days: z.array(z.object({
      date: DateText,
      slots: z.array(z.object({
        startsAt: Instant,
        endsAt: Instant,
        placeId: z.uuid().nullable(),
      })).max(400),
    })).max(31).openapi({
      description: "Every requested date, in the time zone of the draft",
    }),
  })
  .openapi("AvailabilityPreview", {
    example: {
      days: [{
        date: "2026-11-23",
        slots: [{
          startsAt: "2026-11-23T08:00:00Z",
          endsAt: "2026-11-23T09:00:00Z",
          placeId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d22",
        }],
      }],
    },
  });

function present(days: PreviewDay[]): z.infer<typeof PreviewBody> {
  return {
    days: days.map(({ date, slots }) => ({
      date,
      slots: slots.map(({ startsAt, endsAt, placeId }) => ({
        startsAt: instantText(startsAt),
        endsAt: instantText(endsAt),
        placeId,
      })),
    })),
  };
}

const route = createRoute({
  method: "post",
  path: "/api/availability/preview",
  operationId: "previewAvailability",
  tags: ["availability"],
  summary: "Preview the bookable times of a draft",
  description:
    "For practitioners. Returns the times that could be booked if the draft were saved; without a draft those of the " +
    "saved availability. Changes nothing.",
  security: bearer,
  middleware: [signedIn, limitDraft] as const,
  request: required(PreviewQueryBody),
  responses: {
    200: { description: "The bookable times by date", ...json(PreviewBody) },
    ...refusals(...bodyRefusals, ...practitionerRefusals),
  },
});

export function mountPreviewAvailability(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { draft, ...query } = c.req.valid("json");
    const input = { ...query, ...(draft && { draft: draftOf(draft) }) };
    return c.json(present(await previewAvailability(ports, c.var, input)), 200);
  });
}
