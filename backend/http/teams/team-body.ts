import { z } from "@hono/zod-openapi";
import { hasAddress } from "../../domain/contact-details.ts";
import { languages } from "../../domain/text.ts";
import { ownerOf, teamLimits as limits } from "../../domain/team.ts";
import { hasControlCharacters, hasLetter } from "../../domain/visible-text.ts";
import { refused } from "../field-problems.ts";
import type { OwnTeam } from "../../use-cases/teams/own-team.ts";
import { pictureUrlOf } from "../therapists/therapist-card-body.ts";
import { withoutAddress } from "../user/user-body.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const TeamId = z.object({ id: z.uuid() });

export const TeamSlug = z.object({
  id: z.string().min(1).max(120).regex(/^[\w-]+$/).openapi({
    description: "The team's id or slug",
    example: "kalamaja-ruum",
  }),
});

const exampleDetails = {
  name: "Kalamaja ruum",
  description: { et: "Neli terapeuti ühe katuse all.", en: "Four therapists.", ru: "" },
  city: "TALLINN",
  address: "Salme 14",
};

const Description = z.string().max(limits.description);

export const teamDetails = {
  // It is the subject of mails.
  name: z.string().min(1).max(limits.name)
    .refine((name) => !hasControlCharacters(name), refused("ERR_INVALID_CHARACTER"))
    .refine(hasLetter, refused("ERR_NO_LETTER"))
    .refine((name) => !hasAddress(name), withoutAddress),
  description: z.object({ et: Description, en: Description, ru: Description }),
  city: z.string().max(limits.city).openapi({
    description: "A domain value code of CITY, or the name of another place; may be empty",
  }),
  address: z.string().max(limits.address),
};

export const TeamDetailsBody = z.object(teamDetails)
  .openapi("TeamDetails", { example: exampleDetails });

export const Practitioner = z.string().min(1).max(300).openapi({
  description:
    "The address, booking page, slug, id or name of a published profile; a name that several practitioners have is not found",
  example: "kadri-tamm",
});

const TeamMemberBody = z.object({
  therapistId: z.uuid(),
  slug: z.string().max(120),
  name: z.string().max(200),
  pictureUrl: z.string().max(300).nullable(),
  isOwner: z.boolean(),
  isShown: z.boolean().openapi({
    description: "Whether the profile is shown in search. Hidden members are not on the page.",
  }),
  joinedAt: z.iso.datetime().nullable().openapi({
    description: "Null while the invitation is open",
  }),
});

export const TeamBody = z.object({
  ...teamDetails,
  id: z.uuid(),
  slug: z.string().max(120),
  ownerId: z.uuid().nullable(),
  members: z.array(TeamMemberBody).max(limits.members),
  version: z.string().max(40).openapi({ description: "Send it as `If-Match`" }),
  createdAt: z.iso.datetime(),
}).openapi("Team", {
  example: {
    ...exampleDetails,
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    slug: "kalamaja-ruum",
    ownerId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
    members: [{
      therapistId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
      slug: "kadri-tamm",
      name: "Kadri Tamm",
      pictureUrl: null,
      isOwner: true,
      isShown: true,
      joinedAt: "2026-11-20T07:00:00Z",
    }],
    version: '"2026-11-20T07:00:00Z"',
    createdAt: "2026-11-20T07:00:00Z",
  },
});

export function presentTeam({ team, therapists }: OwnTeam): z.infer<typeof TeamBody> {
  const { id, slug, name, description, city, address } = team;
  return {
    id,
    slug,
    name,
    description,
    city,
    address,
    ownerId: ownerOf(team) ?? null,
    members: team.members.flatMap(({ therapistId, isOwner, joinedAt }) => {
      const therapist = therapists.get(therapistId);
      return therapist
        ? [{
          therapistId,
          slug: therapist.slug,
          name: therapist.name,
          pictureUrl: pictureUrlOf(therapist.pictureKey),
          isOwner,
          isShown: therapist.showInSearch,
          joinedAt: optionalInstantText(joinedAt),
        }]
        : [];
    }),
    version: `"${instantText(team.updatedAt)}"`,
    createdAt: instantText(team.createdAt),
  };
}

export const Language = z.enum(languages);
