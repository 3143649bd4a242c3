import { calendarLinks, sessionTitle } from "../../domain/calendar-links.ts";
import { minute } from "../../domain/duration.ts";
import type { Language } from "../../domain/text.ts";
import type { MailTemplate } from "../../ports/mail.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import { fill, type FilledMail, type MailLink, oneLine } from "./filled-mail.ts";
import { mailTimes } from "./mail-times.ts";
import { sessionRows } from "./session-rows.ts";
import type { Situation } from "./session-situation.ts";
import { sessionTexts } from "./session-texts.ts";

type SessionParts = Pick<FilledMail, "rows" | "links" | "calendars" | "times"> & {
  /** The placeholders of the template that name times. */
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
  const isOver = ["cancelled", "waived", "missed", "away"].includes(kind);
  const call = isOver ? null : session.call?.callLink ?? null;
  return {
    values: whens(situation),
    rows: sessionRows(situation),
    button: buttonOf(situation, call),
    links: isOver ? [] : changeLinks(situation),
    calendars: kind === "booked" || kind === "rescheduled" ? calendarPages(situation) : [],
    times: kind === "cancelled" || kind === "away"
      ? freeTimes(situation) ?? timesOfOthers(situation)
      : null,
    closing: session.reader === "client" ? [texts.crisis] : [],
  };
}

function buttonOf({ session, texts, publicUrl }: Situation, call: string | null): MailLink | null {
  if (session.isReaderDisabled) return { label: texts.frontPage, link: `${publicUrl}/` };
  return call ? { label: texts.openCall, link: call } : null;
}

function kindOf(template: MailTemplate): Situation["kind"] {
  if (template.startsWith("waiting-list-")) return "offer";
  if (template.startsWith("waiting-seat-")) {
    return /-(joined|offer|moved)$/.test(template) ? "offer" : "away";
  }
  if (template === "session-late") return "late";
  if (template === "session-missed") return "missed";
  if (template === "session-fee-waived") return "waived";
  if (template.startsWith("practitioner-away")) return "away";
  if (/^session-request(-therapist|-warning)?$/.test(template)) return "offer";
  if (template.startsWith("session-request-")) return "cancelled";
  const kind = /^session-(booked|rescheduled|cancelled)/.exec(template)?.[1];
  return (kind as Situation["kind"] | undefined) ?? "reminder";
}

function whens(
  { session: { startsAt, late, seat, couldNotHold }, texts, times, now }: Situation,
): Record<string, string> {
  const time = times.time(startsAt);
  const when = fill(texts.when, { date: times.shortDate(startsAt), time })!;
  const keptUntil = seat?.keptUntil ?? null;
  const near = [texts.today, texts.tomorrow][times.daysAfter(startsAt, now)];
  return {
    when,
    longWhen: fill(texts.when, { date: times.longDate(startsAt), time })!,
    nearWhen: near ? fill(near, { time })! : when,
    time,
    // A line of small print is shown only when its values are there.
    ...(keptUntil === null ? (couldNotHold === undefined ? { othersCanBook: "yes" } : {}) : {
      keptUntil: fill(texts.when, {
        date: times.shortDate(keptUntil),
        time: times.time(keptUntil),
      })!,
    }),
    ...(late
      ? {
        lateMinutes: String(late.minutes),
        lateTime: times.time(startsAt + late.minutes * minute),
        earlierMinutes: late.earlierMinutes === null ? "" : String(late.earlierMinutes),
      }
      : {}),
  };
}

function changeLinks({ session: { paths }, texts, publicUrl }: Situation): MailLink[] {
  return [
    ...(paths.move ? [{ label: texts.move, link: `${publicUrl}${paths.move}` }] : []),
    ...(paths.cancel ? [{ label: texts.cancel, link: `${publicUrl}${paths.cancel}` }] : []),
  ];
}

function calendarPages({ session, texts, language, publicUrl }: Situation): MailLink[] {
  const { call, place, paths, with: name, reader } = session;
  const practice = session.practice?.[language] ?? texts.intro;
  const { google, outlook } = calendarLinks({
    ...session,
    title: sessionTitle({ practice, name: oneLine(name), isClient: reader === "client" }),
    place: call ? call.callLink ?? "" : place,
    details: [`${publicUrl}${paths.open}`],
  });
  return [{ label: texts.google, link: google }, { label: texts.outlook, link: outlook }];
}

function timesOfOthers({ session: { others }, texts, times, publicUrl }: Situation) {
  if (!others) return null;
  return {
    label: texts.timesOfOthers,
    links: [
      ...others.offers.map(({ name, startsAt, path }) => ({
        label: `${name}: ${times.shortDate(startsAt)}, ${times.time(startsAt)}`,
        link: `${publicUrl}${path}`,
      })),
      { label: texts.allOthers, link: `${publicUrl}/` },
    ],
  };
}

function freeTimes({ session: { rebook, paths }, texts, times, kind, publicUrl }: Situation) {
  if (!rebook || (kind === "away" && rebook.times.length === 0)) return null;
  const page = `${publicUrl}${rebook.path}`;
  const linkTo = (at: number) => {
    if (kind !== "away") {
      return `${page}&start=${encodeURIComponent(new Date(at).toISOString())}&book`;
    }
    const link = new URL(paths.open, publicUrl);
    link.searchParams.set("at", String(at));
    return link.href;
  };
  return {
    label: texts.nextTimes,
    links: [
      ...rebook.times.map((at) => ({
        label: `${times.shortDate(at)}, ${times.time(at)}`,
        link: linkTo(at),
      })),
      ...(kind === "away" ? [] : [{ label: texts.allTimes, link: page }]),
    ],
  };
}
