import { appointmentTitle, calendarLinks } from "../../domain/calendar-links.ts";
import type { Language } from "../../domain/text.ts";
import type { MailTemplate } from "../../ports/mail.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import { fill, type FilledMail, type MailLink } from "./filled-mail.ts";
import { mailTimes } from "./mail-times.ts";
import { sessionRows, type Situation } from "./session-rows.ts";
import { sessionTexts } from "./session-texts.ts";

type SessionParts = Pick<FilledMail, "rows" | "links" | "calendars" | "times"> & {
  /** The placeholders `when`, `longWhen` and `nearWhen` of the template. */
  values: Record<string, string>;
  /** Replaces the button of the template. */
  button: MailLink | null;
  closing: string[];
};

/** What a mail says about a session: when, with whom, what, where, for how much, and how to change it. */
export function sessionParts(
  session: MailedSession,
  { language, template, publicUrl, now }: {
    language: Language;
    template: MailTemplate;
    publicUrl: string;
    now: number;
  },
): SessionParts {
  const texts = sessionTexts[language];
  const times = mailTimes(session.timeZone, language);
  const kind = kindOf(template);
  const situation: Situation = { session, texts, times, language, kind, publicUrl, now };
  const call = kind === "cancelled" ? null : session.call?.callLink ?? null;
  return {
    values: whens(situation),
    rows: sessionRows(situation),
    button: call ? { label: texts.openCall, link: call } : null,
    links: kind === "cancelled" ? [] : changeLinks(situation),
    calendars: kind === "booked" || kind === "rescheduled" ? calendarPages(situation) : [],
    times: kind === "cancelled" ? freeTimes(situation) : null,
    closing: session.reader === "client" ? [texts.crisis] : [],
  };
}

function kindOf(template: MailTemplate): Situation["kind"] {
  if (template.startsWith("waiting-list-")) return "offer";
  const kind = /^session-(booked|rescheduled|cancelled)/.exec(template)?.[1];
  return (kind as Situation["kind"] | undefined) ?? "reminder";
}

function whens({ session: { startsAt }, texts, times, now }: Situation): Record<string, string> {
  const time = times.time(startsAt);
  const when = fill(texts.when, { date: times.shortDate(startsAt), time })!;
  const near = [texts.today, texts.tomorrow][times.daysAfter(startsAt, now)];
  return {
    when,
    longWhen: fill(texts.when, { date: times.longDate(startsAt), time })!,
    nearWhen: near ? fill(near, { time })! : when,
  };
}

function changeLinks({ session: { paths }, texts, publicUrl }: Situation): MailLink[] {
  return [
    ...(paths.move ? [{ label: texts.move, link: `${publicUrl}${paths.move}` }] : []),
    ...(paths.cancel ? [{ label: texts.cancel, link: `${publicUrl}${paths.cancel}` }] : []),
  ];
}

function calendarPages({ session, texts, language, publicUrl }: Situation): MailLink[] {
  const { call, place, paths } = session;
  const { google, outlook } = calendarLinks({
    ...session,
    title: appointmentTitle[language],
    place: call ? call.callLink ?? "" : place,
    details: [session.with, `${publicUrl}${paths.open}`],
  });
  return [{ label: texts.google, link: google }, { label: texts.outlook, link: outlook }];
}

function freeTimes({ session: { rebook }, texts, times, publicUrl }: Situation) {
  if (!rebook) return null;
  const page = `${publicUrl}${rebook.path}`;
  return {
    label: texts.nextTimes,
    links: [
      ...rebook.times.map((at) => ({
        label: `${times.shortDate(at)}, ${times.time(at)}`,
        link: `${page}&start=${encodeURIComponent(new Date(at).toISOString())}&book`,
      })),
      { label: texts.allTimes, link: page },
    ],
  };
}
