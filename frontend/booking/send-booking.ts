import { api, ok } from "../api/client.ts";
import { readUserRecord, userRecordQuery } from "../api/current-user.ts";
import { queryClient } from "../api/query-client.ts";
import type { components } from "../api/schema.d.ts";
import { type Instant, instantOf } from "../days.ts";
import { currentLanguage } from "../i18n/i18n.ts";
import type { Booked, Hold, OpenRequest, SentRequest } from "./booking-state.ts";
import { bookedSession } from "./booked.ts";
import { type FormEntries, meetingTypeFor } from "./details.ts";
import type { SessionOrder } from "./session-orders.ts";
import { isTimeGone } from "./holds.ts";
import type { Visitor } from "./use-visitor.ts";

type BookingDetails = Omit<OpenRequest["body"], "eventType" | "startsAt" | "hold" | "consent">;

function bookingDetailsOf(
  { details, questions, meetingTypes, zone, tracking, shown, secretLink, giftCardCode }:
    FormEntries,
): BookingDetails {
  const chosen = meetingTypeFor(details, meetingTypes);
  const phone = details.phone?.trim();
  const answers = questions.flatMap(({ name, position, number }) => {
    const answer = details.answers.get(number)?.trim();
    return answer ? [{ question: name, answer, position }] : [];
  });
  return {
    invitee: {
      name: details.name.trim(),
      email: details.email.trim(),
      ...(phone ? { phone } : {}),
      timeZone: zone,
    },
    ...(chosen ? { meetingType: chosen } : {}),
    answers,
    ...(shown ? { shown } : {}),
    ...(secretLink ? { secretLink } : {}),
    ...(giftCardCode ? { giftCardCode } : {}),
    ...(Object.keys(tracking).length > 0 ? { tracking } : {}),
  };
}

/** Sends a code to the address in `details`. The time is held again when its hold has ended. */
export async function requestCode(
  eventType: string,
  entries: FormEntries,
  hold: () => Promise<Hold>,
): Promise<OpenRequest> {
  const { details, place } = entries;
  const held = await hold();
  const typed = { ...details, answers: [...details.answers] };
  const sent = { typed, place, hold: held };
  return await sendCode(eventType, bookingDetailsOf(entries), sent);
}

/** Sends a new code for an open request. The earlier one stops working. */
export function requestAgain(request: OpenRequest): Promise<OpenRequest> {
  return sendCode(request.body.eventType, request.body, request);
}

async function sendCode(
  eventType: string,
  details: BookingDetails,
  { typed, place, hold: held }: Pick<OpenRequest, "typed" | "place" | "hold">,
): Promise<OpenRequest> {
  const body = {
    ...details,
    eventType,
    startsAt: held.startsAt,
    hold: { id: held.id, secret: held.secret },
    consent: true as const,
    language: currentLanguage(),
  };
  const requested = await ok(api.POST("/api/booking-requests", { body }));
  const { id, secret, expiresAt, mail, codeDigits } = requested;
  const expires = Date.parse(expiresAt);
  return {
    id,
    secret,
    mail,
    codeDigits,
    body,
    typed,
    place,
    startsAt: instantOf(held.startsAt),
    hold: { ...held, expiresAt: expires },
    expiresAt: expires,
    sentAt: Date.now(),
  };
}

/** A repeated attempt sends the identical request, so that its key finds a booking whose answer was lost. */
let attempt = { content: "", key: "", request: {} as components["schemas"]["NewInvitee"] };

/** Books for the signed-in person, without a code. */
export async function bookSignedIn(
  eventType: string,
  startsAt: Instant,
  { entries, hold, visitor, therapistId }: {
    entries: FormEntries;
    hold: Hold | null;
    visitor: Visitor;
    therapistId: string;
  },
): Promise<Booked> {
  const details = bookingDetailsOf(entries);
  const { acknowledgement, packageId } = entries;
  const sent = { eventType, startsAt, details, acknowledgement, packageId, by: visitor.id };
  const content = JSON.stringify(sent);
  if (attempt.content !== content) {
    const { invitee, meetingType, answers, tracking, shown, secretLink } = details;
    const request = {
      event_type: eventType,
      start_time: startsAt,
      invitee: {
        name: invitee.name,
        email: visitor.email,
        timezone: invitee.timeZone,
        ...(invitee.phone ? { text_reminder_number: invitee.phone } : {}),
      },
      ...(meetingType ? { meeting_type: meetingType } : {}),
      ...(answers ? { questions_and_answers: answers } : {}),
      ...(shown
        ? { shown: { price_cents: shown.priceCents, duration: shown.durationMinutes } }
        : {}),
      ...(secretLink ? { secret_link: secretLink } : {}),
      ...(acknowledgement ? { acknowledgement } : {}),
      ...(packageId ? { package: packageId } : {}),
      ...(tracking ? { tracking } : {}),
      ...(hold ? { hold: { id: hold.id, secret: hold.secret } } : {}),
    };
    attempt = { content, key: crypto.randomUUID(), request };
  }
  const { key, request } = attempt;
  try {
    await giveConsent(visitor);
    await storeName(visitor, details.invitee.name);
    const { resource } = await ok(api.POST("/api/calendly/invitees", {
      params: { header: { "idempotency-key": key } },
      body: request,
    }));
    // Repeating it returns the same session.
    const session = await ok(api.POST("/api/therapy-sessions", {
      body: {
        therapistId,
        userId: visitor.id,
        eventUrl: resource.event,
        eventInviteeUrl: resource.uri,
      },
    }));
    // The same time booked again after a cancellation is another booking.
    attempt.content = "";
    return bookedSession(session, visitor);
  } catch (reason) {
    if (isTimeGone(reason)) attempt.content = "";
    throw reason;
  }
}

let requestAttempt = { content: "", key: "" };

/** Sends the signed-in person's booking to the practitioner, who answers it. */
export async function requestSession(
  eventType: string,
  startsAt: Instant,
  { entries, hold, visitor }: { entries: FormEntries; hold: Hold | null; visitor: Visitor },
): Promise<SentRequest> {
  const { invitee: { name, phone, timeZone }, ...details } = bookingDetailsOf(entries);
  const { acknowledgement } = entries;
  const sent = { eventType, startsAt, details, phone, acknowledgement, timeZone, by: visitor.id };
  const content = JSON.stringify(sent);
  if (requestAttempt.content !== content) requestAttempt = { content, key: crypto.randomUUID() };
  try {
    await giveConsent(visitor);
    await storeName(visitor, name);
    const request = await ok(api.POST("/api/session-requests", {
      params: { header: { "idempotency-key": requestAttempt.key } },
      body: {
        ...details,
        ...(acknowledgement ? { acknowledgement } : {}),
        eventType,
        startsAt,
        timeZone,
        ...(phone ? { phone } : {}),
        ...(hold ? { hold: { id: hold.id, secret: hold.secret } } : {}),
      },
    }));
    requestAttempt.content = "";
    return { ...request, email: visitor.email, isSignedIn: true };
  } catch (reason) {
    if (isTimeGone(reason)) requestAttempt.content = "";
    throw reason;
  }
}

let orderAttempt = { content: "", key: "" };

/** Books for the signed-in person what a gift card pays, or keeps the time until the rest is paid. */
export async function orderSession(
  eventType: string,
  startsAt: Instant,
  { entries, hold, visitor }: { entries: FormEntries; hold: Hold; visitor: Visitor },
): Promise<SessionOrder> {
  const { invitee: { name, phone, timeZone }, ...details } = bookingDetailsOf(entries);
  const { acknowledgement } = entries;
  const { id, secret } = hold;
  const by = visitor.id;
  const sent = { eventType, startsAt, details, phone, acknowledgement, timeZone, id, by };
  const content = JSON.stringify(sent);
  if (orderAttempt.content !== content) orderAttempt = { content, key: crypto.randomUUID() };
  try {
    await giveConsent(visitor);
    await storeName(visitor, name);
    const order = await ok(api.POST("/api/session-orders", {
      params: { header: { "idempotency-key": orderAttempt.key } },
      body: {
        ...details,
        ...(acknowledgement ? { acknowledgement } : {}),
        ...{ eventType, startsAt, timeZone, hold: { id, secret } },
        ...(phone ? { phone } : {}),
      },
    }));
    orderAttempt.content = "";
    return order;
  } catch (reason) {
    if (isTimeGone(reason)) orderAttempt.content = "";
    throw reason;
  }
}

/** Stores the consent that the form showed. */
async function giveConsent({ missingConsent: version }: Visitor): Promise<void> {
  if (version === null) return;
  const body = { purpose: "bookings", version, isGiven: true } as const;
  await ok(api.PUT("/api/user/me/consents", { body }));
}

/** Stores the name of the form on an account without one. */
async function storeName({ id, email, isNamed }: Visitor, name: string): Promise<void> {
  if (isNamed) return;
  const params = { path: { id } };
  const record = await readUserRecord(api.PUT("/api/user/{id}", { params, body: { name } }));
  queryClient.setQueryData(userRecordQuery(email).queryKey, record);
}
