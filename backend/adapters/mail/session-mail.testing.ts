import type { MailMessage, MailTemplate } from "../../ports/mail.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";

export const sentAt = Date.parse("2026-11-20T14:43:00Z");

const startsAt = Date.parse("2026-11-24T16:15:00Z");

/** A session in person, as the mail to the client says it. */
export const mailedSession: MailedSession = {
  reader: "client",
  startsAt,
  endsAt: Date.parse("2026-11-24T17:05:00Z"),
  timeZone: "Europe/Tallinn",
  otherTimeZone: null,
  before: null,
  with: "Külli Mägi",
  practice: { et: "Kehapsühhoteraapia", en: "Body psychotherapy", ru: "Телесная психотерапия" },
  place: "Poska 12, Tallinn",
  call: null,
  priceCents: 6500,
  freeUntil: Date.parse("2026-11-23T16:15:00Z"),
  change: null,
  paths: { open: "/journal", move: "/journal?move=1", cancel: "/journal?cancel=1" },
  rebook: null,
};

/** The session as a template needs it: to the client or the practitioner, moved or cancelled. */
function sessionFor(
  template: MailTemplate,
  changes: Partial<MailedSession> = {},
): MailedSession {
  const isMoved = template.startsWith("session-rescheduled");
  const isCancelled = template.startsWith("session-cancelled");
  const toTherapist: Partial<MailedSession> = {
    reader: "therapist",
    with: "Liisa Tamm",
    paths: { open: "/sessions?open=1", move: "/sessions?move=1", cancel: "/sessions?cancel=1" },
  };
  const rebook = {
    eventTypeUri: "",
    path: "/therapist/view/kulli-magi?practice=1&type=IN_PERSON",
    notAt: startsAt,
    times: [4, 7, 8].map((days) => startsAt + days * 24 * 3_600_000),
  };
  return {
    ...mailedSession,
    ...(isMoved
      ? {
        before: {
          startsAt: Date.parse("2026-11-25T15:00:00Z"),
          endsAt: Date.parse("2026-11-25T15:50:00Z"),
        },
      }
      : {}),
    ...(isMoved || isCancelled
      ? { change: { by: "Külli Mägi", reason: "Jäin haigeks, vabandust.", lateHours: null } }
      : {}),
    ...(template.endsWith("-therapist") ? toTherapist : {}),
    ...(isCancelled && !template.endsWith("-therapist") ? { rebook } : {}),
    ...changes,
  };
}

export function sessionMail(
  template: MailTemplate,
  language: MailMessage["language"],
  changes: Partial<MailedSession> = {},
): MailMessage {
  return {
    to: "liisa.tamm@example.ee",
    language,
    template,
    facts: { name: "Liisa Tamm" },
    session: sessionFor(template, changes),
  };
}
