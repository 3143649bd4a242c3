import { z } from "@hono/zod-openapi";
import { actors, reasonMaxLength, type SessionMove } from "../../domain/therapy-session.ts";
import { instantText } from "../version.ts";

const Instant = z.iso.datetime();

export const MoveBody = z.object({
  at: Instant,
  by: z.enum(actors).exclude(["clock"]),
  reason: z.string().max(reasonMaxLength).nullable(),
  fromStartsAt: Instant,
  fromEndsAt: Instant,
});

export function presentMove({ at, by, reason, from }: SessionMove): z.infer<typeof MoveBody> {
  return {
    at: instantText(at),
    by,
    reason,
    fromStartsAt: instantText(from.startsAt),
    fromEndsAt: instantText(from.endsAt),
  };
}

export const CancelledForAbsence = z.boolean().openapi({
  description: "Whether it was cancelled because the practitioner could not hold it",
});
