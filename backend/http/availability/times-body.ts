import { z } from "@hono/zod-openapi";
import type { PreviewDay } from "../../use-cases/availability/preview-availability.ts";
import { instantText } from "../version.ts";
import { AvailabilityDraftBody, DateText } from "./availability-body.ts";
import { optional } from "../json-bodies.ts";

const Instant = z.iso.datetime();

export const PreviewQueryBody = z
  .object({
    draft: optional(AvailabilityDraftBody),
    eventTypeUrl: z.string().max(500),
    from: DateText,
    to: DateText.openapi({ description: "Included; at most 31 days" }),
  })
  .openapi("AvailabilityPreviewQuery", {
    example: {
      eventTypeUrl:
        "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d24",
      from: "2026-11-23",
      to: "2026-11-29",
    },
  });

export const PreviewBody = z
  .object({
    days: z.array(z.object({
      date: DateText,
      slots: z.array(z.object({
        startsAt: Instant,
        endsAt: Instant,
        placeId: z.uuid().nullable(),
      })).max(400),
    })).max(31).openapi({ description: "Every date asked for, in the draft's zone" }),
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

export function presentPreview(days: PreviewDay[]): z.infer<typeof PreviewBody> {
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
