import { z } from "@hono/zod-openapi";
import type { OwnBlockingTime } from "../../use-cases/availability/own-blocking-times.ts";
import { instantText } from "../version.ts";

const Instant = z.iso.datetime();

export const BlockingTimeBody = z.object({
  id: z.string().max(64),
  kind: z.enum(["hold", "request", "offer", "answer", "booking", "together", "import"]).openapi({
    description:
      "`hold`: a visitor fills in the form. `request`: a visitor has to prove the mailbox. `offer`: the time is " +
      "offered to a person on the waiting list. `answer`: a client waits for the practitioner's answer. " +
      "`booking`: a booking. `together`: a session that another practitioner leads. " +
      "`import`: a busy time of an imported calendar.",
  }),
  startsAt: Instant,
  endsAt: Instant,
  heldUntil: Instant.nullable().openapi({
    description: "When a `hold`, `request`, `offer` or `answer` ends by itself",
  }),
  eventTypeUrl: z.string().max(500).nullable().openapi({
    description: "What a `hold`, `request`, `offer` or `answer` is for",
  }),
  name: z.string().max(200).nullable().openapi({
    description:
      "The client of a session or of an `answer`, who leads a session together, or the name of an imported calendar. Never a person whose mailbox is not proven.",
  }),
  sessionId: z.uuid().nullable().openapi({ description: "The session of a `booking`" }),
  canEnd: z.boolean().openapi({
    description:
      "Whether `endBlockingTime` frees the time. A session is cancelled instead, an imported calendar or a waiting person is removed. " +
      "A request of a client is declined.",
  }),
}).openapi("BlockingTime", {
  example: {
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d30",
    kind: "request",
    startsAt: "2026-11-24T16:15:00Z",
    endsAt: "2026-11-24T17:45:00Z",
    heldUntil: "2026-11-20T07:15:00Z",
    eventTypeUrl:
      "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    name: null,
    sessionId: null,
    canEnd: true,
  },
});

export function presentBlockingTime(
  { time, isRequested, therapySessionId, awaited }: OwnBlockingTime,
): z.infer<typeof BlockingTimeBody> {
  const { id, startsAt, endsAt } = time;
  const common = {
    id,
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
    heldUntil: null,
    eventTypeUrl: null,
    name: null,
    sessionId: therapySessionId,
    canEnd: therapySessionId === null,
  };
  if (time.kind === "import") {
    return { ...common, kind: "import", name: time.importName, canEnd: false };
  }
  if (time.kind === "together") {
    return { ...common, kind: "together", name: time.leadName, canEnd: false };
  }
  if (time.kind === "booking") {
    return { ...common, kind: "booking", name: therapySessionId && time.inviteeName };
  }
  return {
    ...common,
    kind: isRequested ? "request" : time.kind,
    name: awaited?.clientName ?? null,
    heldUntil: instantText(time.heldUntil),
    eventTypeUrl: time.eventTypeUri,
  };
}
