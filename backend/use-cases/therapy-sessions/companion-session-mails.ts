import { reminderExpiresAt, type ReminderKind } from "../../domain/reminder.ts";
import { offsetAt } from "../../domain/wall-clock.ts";
import type { MailMessage } from "../../ports/mail.ts";
import { reminderMail, type SessionMailFacts, sessionMails } from "./session-mails.ts";

type Event = Parameters<typeof sessionMails>[0];

/** To each companion of a session: what the lead gets, without prices and without what the client and the lead wrote. */
export function companionMails(event: Event, facts: SessionMailFacts): MailMessage[] {
  const [, mail] = sessionMails(event, facts);
  return facts.companions.flatMap(({ id }) => forCompanion(mail, facts, id) ?? []);
}

/** Null for a companion who does not take part any more or whose account is disabled. */
export function companionReminder(
  kind: ReminderKind,
  facts: SessionMailFacts,
  companionId: string,
): MailMessage | null {
  const { session } = facts;
  const mail = forCompanion(reminderMail(kind, "therapist", facts), facts, companionId);
  return mail && {
    ...mail,
    onceKey: `reminder:${session.id}:${session.startsAt}:${kind}:${companionId}`,
    notAfter: reminderExpiresAt(kind, session),
  };
}

/** To the lead, once per absence, when a companion cannot take part, or can after all. Only the lead moves and cancels. */
export function companionAbsenceMail(
  template: "companion-away" | "companion-back",
  facts: SessionMailFacts,
  { companionId, absenceId }: { companionId: string; absenceId: string },
): MailMessage {
  const { session } = facts;
  const companion = facts.companions.find(({ id }) => id === companionId);
  const { calendar: _, ...mail } = reminderMail("day", "therapist", facts);
  return {
    ...mail,
    template,
    facts: { ...mail.facts, companion: companion?.name ?? "" },
    onceKey: `${template}:${session.id}:${session.startsAt}:${absenceId}`,
    notAfter: session.startsAt,
  };
}

/** To each companion, when the lead cannot hold a session, or can after all. */
export function leadAbsenceMails(
  template: "lead-away" | "lead-back",
  facts: SessionMailFacts,
  now: number,
): MailMessage[] {
  const { session, therapist, companions } = facts;
  const { calendar: _, ...mail } = reminderMail("day", "therapist", facts);
  return companions.flatMap(({ id }) => {
    const seen = forCompanion(mail, facts, id);
    if (!seen) return [];
    return [{
      ...seen,
      template,
      facts: { ...seen.facts, lead: therapist.name },
      onceKey: `${template}:${session.id}:${session.startsAt}:${id}:${now}`,
      notAfter: session.startsAt,
    }];
  });
}

function forCompanion(
  { session, ...mail }: MailMessage,
  { therapist, companions }: SessionMailFacts,
  companionId: string,
): MailMessage | null {
  const companion = companions.find(({ id }) => id === companionId);
  if (!companion?.reader || !session) return null;
  const { email, language } = companion.reader;
  const { startsAt, timeZone: zoneOfLead } = session;
  const { timeZone } = companion;
  const isSameClock = offsetAt(timeZone, startsAt) === offsetAt(zoneOfLead, startsAt);
  const others = companions.filter((one) => one !== companion).map(({ name }) => name);
  const { arrivalNote: _, phone: __, ...seen } = session;
  return {
    ...mail,
    to: email,
    language,
    facts: { name: companion.name },
    session: {
      ...seen,
      reader: "companion",
      timeZone,
      otherTimeZone: isSameClock ? null : zoneOfLead,
      companions: [therapist.name, ...others],
      priceCents: 0,
      lateCancelFeeCents: 0,
      noShowFeeCents: 0,
      owedCents: 0,
      change: session.change && { by: session.change.by, reason: "", lateHours: null },
      paths: { open: "/sessions/team#together" },
    },
  };
}
