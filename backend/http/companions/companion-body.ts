import { z } from "@hono/zod-openapi";
import {
  type CompanionPerson,
  companionStates,
  isComplete,
  mostCompanions,
} from "../../domain/companion.ts";
import type { NamedPractice } from "../../ports/persistence/companions.ts";
import type { OwnPractice } from "../../use-cases/companions/own-companions.ts";
import { Code, Minutes, pictureUrlOf } from "../therapists/therapist-card-body.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const PracticeId = z.object({ practiceId: z.uuid() });

const person = {
  id: z.uuid(),
  slug: z.string().max(120),
  name: z.string().max(200),
  pictureUrl: z.string().max(300).nullable(),
};

/** What clients see of a practitioner who takes part in a session. */
export const CompanionPersonBody = z.object(person).openapi("Companion");

export const CompanionPeople = z.array(CompanionPersonBody).max(mostCompanions).openapi({
  description: "Who holds it together with the practitioner",
});

const practice = {
  practiceId: z.uuid(),
  type: Code,
  durationMinutes: Minutes,
  intro: z.boolean(),
};

export const PracticeCompanionsBody = z.object({
  ...practice,
  companions: z.array(z.object({
    ...person,
    state: z.enum(companionStates).openapi({
      description: "`declined` also after leaving",
    }),
    canBeBooked: z.boolean().openapi({
      description: "Whether the profile is shown in search and the account is active",
    }),
    answeredAt: z.iso.datetime().nullable(),
  })).max(mostCompanions),
  isBookable: z.boolean().openapi({
    description: "Whether all companions have agreed and can be booked",
  }),
}).openapi("PracticeCompanions");

export const NamedPracticeBody = z.object({
  ...practice,
  lead: CompanionPersonBody,
  others: CompanionPeople,
  state: z.enum(companionStates),
  invitedAt: z.iso.datetime(),
}).openapi("NamedPractice");

export function presentPerson(
  { id, slug, name, pictureKey }: CompanionPerson,
): z.infer<typeof CompanionPersonBody> {
  return { id, slug, name, pictureUrl: pictureUrlOf(pictureKey) };
}

export function presentOwn(
  { practice, companions }: OwnPractice,
): z.infer<typeof PracticeCompanionsBody> {
  const { id, type, durationMinutes, intro } = practice;
  return {
    practiceId: id,
    type,
    durationMinutes,
    intro,
    companions: companions.map((companion) => ({
      ...presentPerson(companion),
      state: companion.state,
      canBeBooked: companion.canBeBooked,
      answeredAt: optionalInstantText(companion.answeredAt),
    })),
    isBookable: isComplete(companions),
  };
}

export function presentNamed(
  { practice: { id, type, durationMinutes, intro }, lead, others, state, invitedAt }: NamedPractice,
): z.infer<typeof NamedPracticeBody> {
  return {
    practiceId: id,
    type,
    durationMinutes,
    intro,
    lead: presentPerson(lead),
    others: others.map(presentPerson),
    state,
    invitedAt: instantText(invitedAt),
  };
}
