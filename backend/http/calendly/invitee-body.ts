import { z } from "@hono/zod-openapi";
import { emailMaxLength } from "../../domain/account.ts";
import { answerMaxLength, type Invitee, inviteeNameMaxLength } from "../../domain/scheduling.ts";
import { ProviderTime, providerTime, Uri } from "./calendly-body.ts";

const TrackingValue = z.string().max(200).nullable();

export const TrackingBody = z.object({
  utm_campaign: TrackingValue,
  utm_source: TrackingValue,
  utm_medium: TrackingValue,
  utm_content: TrackingValue,
  utm_term: TrackingValue,
  salesforce_uuid: TrackingValue,
});

const trackingKeys = TrackingBody.keyof().options;

export function trackingOf(
  tracking: { [Key in keyof z.infer<typeof TrackingBody>]?: string | null | undefined } = {},
): Record<string, string> {
  return Object.fromEntries(
    trackingKeys.flatMap((key) => tracking[key] ? [[key, tracking[key]]] : []),
  );
}

export const AnswerBody = z.object({
  question: z.string().min(1).max(500),
  answer: z.string().max(answerMaxLength),
  position: z.int().min(0).max(50),
});

const InviteeBody = z.object({
  uri: Uri,
  event: Uri,
  email: z.email().max(emailMaxLength),
  name: z.string().max(inviteeNameMaxLength),
  first_name: z.string().max(200).nullable(),
  last_name: z.string().max(200).nullable(),
  status: z.enum(["active", "canceled"]),
  timezone: z.string().max(64).nullable(),
  created_at: ProviderTime,
  updated_at: ProviderTime,
  questions_and_answers: z.array(AnswerBody).max(50),
  tracking: TrackingBody,
  text_reminder_number: z.string().max(32).nullable(),
  rescheduled: z.boolean(),
  old_invitee: Uri.nullable(),
  new_invitee: Uri.nullable(),
  cancel_url: Uri.openapi({ description: "A page for the client, who signs in there" }),
  reschedule_url: Uri.openapi({ description: "A page for the client, who signs in there" }),
  routing_form_submission: Uri.nullable(),
  payment: z.null(),
  no_show: z.null(),
  reconfirmation: z.null(),
  scheduling_method: z.enum(["instant_book", "api"]).nullable(),
  invitee_scheduled_by: Uri.nullable(),
  therapy_session: z.uuid().nullable().openapi({
    description:
      "Not in Calendly's API: the id of the session, for `getTherapySession`, `rescheduleTherapySession` and " +
      "`cancelTherapySession`. Null until a booking in a calendar of Calendly has been reported",
  }),
}).openapi("Invitee");

export const InviteeResource = z.object({ resource: InviteeBody }).openapi("InviteeResource");

/** `sessionId` is null while no session is stored for the booking. */
export function presentInvitee(
  invitee: Invitee,
  sessionId: string | null,
): z.infer<typeof InviteeBody> {
  const inJournal = (action: "cancel" | "move") =>
    new URL(sessionId === null ? "/journal" : `/journal?${action}=${sessionId}`, invitee.uri).href;
  return {
    uri: invitee.uri,
    event: invitee.eventUri,
    email: invitee.email,
    name: invitee.name,
    first_name: null,
    last_name: null,
    status: invitee.status,
    timezone: invitee.timeZone,
    created_at: providerTime(invitee.createdAt),
    updated_at: providerTime(invitee.updatedAt),
    questions_and_answers: invitee.answers,
    tracking: {
      utm_campaign: invitee.tracking.utm_campaign ?? null,
      utm_source: invitee.tracking.utm_source ?? null,
      utm_medium: invitee.tracking.utm_medium ?? null,
      utm_content: invitee.tracking.utm_content ?? null,
      utm_term: invitee.tracking.utm_term ?? null,
      salesforce_uuid: invitee.tracking.salesforce_uuid ?? null,
    },
    text_reminder_number: invitee.phone,
    rescheduled: invitee.newInviteeUri !== null,
    old_invitee: invitee.oldInviteeUri,
    new_invitee: invitee.newInviteeUri,
    cancel_url: invitee.cancelUrl ?? inJournal("cancel"),
    reschedule_url: invitee.rescheduleUrl ?? inJournal("move"),
    routing_form_submission: null,
    payment: null,
    no_show: null,
    reconfirmation: null,
    scheduling_method: "api",
    invitee_scheduled_by: null,
    therapy_session: sessionId,
  };
}
