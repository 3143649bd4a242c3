import { z } from "@hono/zod-openapi";
import type { Alternatives } from "../../use-cases/absences/alternatives.ts";
import { instantText } from "../version.ts";

const Starts = z.array(z.iso.datetime()).max(10);

export const AlternativesBody = z.object({
  newStarts: Starts.openapi({ description: "The practitioner's next free times" }),
  others: z.array(z.object({
    therapist: z.object({
      id: z.uuid(),
      slug: z.string().max(120),
      name: z.string().max(200),
      pictureUrl: z.string().max(300).nullable(),
    }),
    eventTypeUri: z.string().max(500),
    priceCents: z.int().min(0).max(10_000_000),
    durationMinutes: z.int().min(1).max(1440),
    cancellationNoticeHours: z.int().min(0).max(8760),
    lateCancelPercent: z.int().min(0).max(100),
    noShowPercent: z.int().min(0).max(100),
    place: z.string().max(500),
    starts: Starts,
    sameTeam: z.boolean().openapi({
      description: "Whether they are in a team with the practitioner who is away",
    }),
  })).max(10).openapi({
    description:
      "Other practitioners of the same practice, language and kind of place with free times near; first those of the same team",
  }),
}).openapi("SessionAlternatives");

export function presentAlternatives(
  { newStarts, others }: Alternatives,
): z.infer<typeof AlternativesBody> {
  return {
    newStarts: newStarts.map(instantText),
    others: others.map(({ therapist, practice, place, starts, sameTeam }) => ({
      therapist: {
        id: therapist.id,
        slug: therapist.slug,
        name: therapist.name,
        pictureUrl: therapist.pictureKey && `/files/${therapist.pictureKey}`,
      },
      eventTypeUri: practice.eventTypeUri,
      priceCents: practice.priceCents,
      durationMinutes: practice.durationMinutes,
      cancellationNoticeHours: therapist.cancellationNoticeHours,
      lateCancelPercent: therapist.lateCancelPercent,
      noShowPercent: therapist.noShowPercent,
      place,
      starts: starts.map(instantText),
      sameTeam,
    })),
  };
}
