import { z } from "@hono/zod-openapi";
import {
  secretLinkNameMaxLength,
  secretLinkStatus,
  secretLinkStatuses,
} from "../../domain/secret-link.ts";
import type { Practice } from "../../domain/therapist.ts";
import { visibleLine } from "../../domain/visible-text.ts";
import type { OwnLink } from "../../use-cases/secret-links/own-links.ts";
import { BookedPractice } from "../booking-links/booked-session-body.ts";
import { instantText, optionalInstantText } from "../version.ts";

/** The secret part of a link's address. */
export const LinkSecret = z.string().min(20).max(100).openapi({
  description: "The part of the link's address after `#`",
});

export const LinkStatus = z.enum(secretLinkStatuses).openapi({
  description:
    "`open`: it books. `used`: its one use is taken, also when that booking was cancelled later. `ended`: after its last " +
    "day, or its practice is no longer offered. `revoked`: withdrawn by the practitioner.",
});

export const LinkName = z.string().max(secretLinkNameMaxLength)
  .overwrite((text) => visibleLine(text).trim()).min(1)
  .openapi({ description: "For the practitioner alone" });

export const LastDay = z.iso.date().nullable().openapi({
  description: "In the practitioner's time zone; null: until it is withdrawn",
});

export const SecretLinkBody = z.object({
  id: z.uuid(),
  name: z.string().max(secretLinkNameMaxLength),
  practiceId: z.uuid(),
  practice: BookedPractice.nullable().openapi({ description: "Null when it is no longer offered" }),
  singleUse: z.boolean(),
  lastDay: LastDay,
  status: LinkStatus,
  url: z.url().max(500).nullable().openapi({
    description: "Any person who has it can book. Null when the link is not open.",
  }),
  uses: z.int().min(0).max(1_000_000).openapi({
    description: "Confirmed bookings, also those that were cancelled later",
  }),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
}).openapi("SecretLink", {
  example: {
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    name: "For the course in Tartu",
    practiceId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
    practice: { type: "MASSAGE", durationMinutes: 60, intro: false },
    singleUse: false,
    lastDay: "2026-12-31",
    status: "open",
    url: "http://localhost:8000/booking/link#4f7Jw0l0pYlYtqgEJ3m8sQ5m9F1m8d1Jt2yqk3mP2cE",
    uses: 3,
    createdAt: "2026-11-20T07:00:00Z",
    lastUsedAt: "2026-11-22T09:30:00Z",
  },
});

export function presentPractice(
  { type, durationMinutes, intro }: Practice,
): z.infer<typeof BookedPractice> {
  return { type, durationMinutes, intro };
}

export function presentLink(
  { link, practice, token }: OwnLink,
  { now, publicUrl }: { now: number; publicUrl: string },
): z.infer<typeof SecretLinkBody> {
  const stored = secretLinkStatus(link, now);
  const status = stored === "open" && !practice ? "ended" : stored;
  return {
    id: link.id,
    name: link.name,
    practiceId: link.practiceId,
    practice: practice && presentPractice(practice),
    singleUse: link.singleUse,
    lastDay: link.lastDay,
    status,
    url: status === "open" && token !== null ? `${publicUrl}/booking/link#${token}` : null,
    uses: link.uses,
    createdAt: instantText(link.createdAt),
    lastUsedAt: optionalInstantText(link.lastUsedAt),
  };
}
