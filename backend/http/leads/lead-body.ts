import { z } from "@hono/zod-openapi";
import { emailMaxLength, userNameMaxLength } from "../../domain/account.ts";
import { type Lead, leadLimits, leadStates } from "../../domain/lead.ts";
import { hasAddress } from "../../domain/contact-details.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import { visibleLine, visibleText } from "../../domain/visible-text.ts";
import { LanguageCode, withoutAddress } from "../user/user-body.ts";
import { instantText, optionalInstantText } from "../version.ts";

const Secret = z.string().min(1).max(200).openapi({
  description: "What stands after `#` in the address of the mailed link",
  example: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10.0fZ3vTn4oCw4e0XW3yqf6v6XnC5l2bJ6q0k1mD8hG2s",
});

export const LeadSecretBody = z.object({ secret: Secret }).openapi("LeadSecret");

/** Line breaks are kept, invisible characters are left out. */
export function plainText(maxLength: number) {
  return z.string().max(maxLength).overwrite((text) => visibleText(text).trim());
}

function plainLine(maxLength: number) {
  return z.string().max(maxLength).overwrite((text) => visibleLine(text).trim());
}

const details = {
  name: plainLine(userNameMaxLength).refine((name) => !hasAddress(name), withoutAddress),
  city: plainLine(leadLimits.city).nullable().openapi({
    description: "A code of the domain values, or the name of another place",
  }),
  practices: z.array(z.string().min(1).max(60)).max(leadLimits.practices).openapi({
    description: "Codes of practice types",
  }),
  languages: z.array(z.string().min(1).max(40)).max(leadLimits.languages).default([]).openapi({
    description: "Codes of the languages in which the applicant works",
  }),
  meetingTypes: z.array(z.enum(meetingTypes)).max(meetingTypes.length).default([]),
  message: plainText(leadLimits.message),
};

export const LeadDetailsBody = z.object({ secret: Secret, ...details }).openapi("LeadDetails");

const status = {
  email: z.string().max(emailMaxLength),
  language: LanguageCode,
  iAmPractitioner: z.boolean(),
  name: z.string().max(userNameMaxLength),
  city: z.string().max(leadLimits.city).nullable(),
  practices: z.array(z.string().max(60)).max(leadLimits.practices),
  languages: z.array(z.string().max(40)).max(leadLimits.languages),
  meetingTypes: z.array(z.enum(meetingTypes)).max(meetingTypes.length),
  message: z.string().max(leadLimits.message),
  state: z.enum(leadStates),
  declinedReason: z.string().max(leadLimits.reason).nullable(),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().openapi({ description: "When the last of it happened" }),
};

const example = {
  email: "kadri.kask@example.ee",
  language: "et" as const,
  iAmPractitioner: true,
  name: "Kadri Kask",
  city: "TARTU",
  practices: ["COACHING"],
  languages: ["ESTONIAN"],
  meetingTypes: ["VIDEO_CALL" as const],
  message: "Töötan Tartus ja videokõnes.",
  state: "confirmed" as const,
  declinedReason: null,
  createdAt: "2026-11-20T07:00:00Z",
  confirmedAt: "2026-11-20T07:05:00Z",
  updatedAt: "2026-11-20T07:05:00Z",
};

export const LeadStatusBody = z.object(status).openapi("LeadStatus", { example });

export const ListedLeadBody = z.object({ id: z.uuid(), ...status }).openapi("ListedLead", {
  example: { id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10", ...example },
});

export function presentLead(lead: Lead): z.infer<typeof LeadStatusBody> {
  const { id: _, createdAt, confirmedAt, updatedAt, ...rest } = lead;
  return {
    ...rest,
    createdAt: instantText(createdAt),
    confirmedAt: optionalInstantText(confirmedAt),
    updatedAt: instantText(updatedAt),
  };
}

export function presentListedLead(lead: Lead): z.infer<typeof ListedLeadBody> {
  return { id: lead.id, ...presentLead(lead) };
}
