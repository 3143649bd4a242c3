import type { User } from "../../domain/account.ts";
import type { Language } from "../../domain/text.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { MailRequest } from "../../ports/mail.ts";

type People = {
  therapist: Pick<Therapist, "id" | "name" | "email">;
  /** The practitioner's account, when they have one. */
  therapistUser: Pick<User, "language"> | null;
  client: Pick<User, "id" | "name" | "email" | "language" | "timeZone">;
};

/** One mail to the client and one to the practitioner, each in the reader's language and on their clock. */
export function sessionMails(
  news: "session-booked" | "session-cancelled",
  session: TherapySession,
  { therapist, therapistUser, client }: People,
): MailRequest[] {
  const facts = {
    therapist: therapist.name,
    client: client.name,
    place: session.place,
    reason: session.cancelReason ?? "",
  };
  const therapistLanguage = therapistUser?.language ?? "et";
  return [
    {
      to: client.email,
      about: client.id,
      language: client.language,
      template: news,
      facts: {
        ...facts,
        name: client.name,
        when: spokenTime(session, clientZone(session, client), client.language),
        path: "/journal",
      },
    },
    {
      to: therapist.email,
      about: client.id,
      language: therapistLanguage,
      template: `${news}-therapist`,
      facts: {
        ...facts,
        name: therapist.name,
        when: spokenTime(session, session.timeZone, therapistLanguage),
        path: `/therapist/view/${therapist.id}`,
      },
    },
  ];
}

/** Who travels to a place reads the clock that hangs there. */
function clientZone(session: TherapySession, client: Pick<User, "timeZone">): string {
  return session.meetingType === "IN_PERSON" ? session.timeZone : client.timeZone;
}

const locales: Record<Language, string> = { et: "et-EE", en: "en-GB", ru: "ru-RU" };

/**
 * "Tuesday, 24 November 2026, 18:15–19:15 (Europe/Tallinn)"; with offsets when the clocks change in between.
 * `timeZone` is an IANA zone.
 */
export function spokenTime(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  timeZone: string,
  language: Language,
): string {
  const { date, clock, exactClock } = formats(timeZone, language);
  const even = offset(timeZone, startsAt) === offset(timeZone, endsAt);
  const { format } = even ? clock : exactClock;
  return `${date.format(startsAt)}, ${format(startsAt)}–${format(endsAt)} (${timeZone})`;
}

function offset(timeZone: string, instant: number): number {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone).offsetNanoseconds;
}

type Formats = Record<"date" | "clock" | "exactClock", Intl.DateTimeFormat>;
const known = new Map<string, Formats>();

/** Making a formatter takes longer than everything else about a mail. */
function formats(timeZone: string, language: Language): Formats {
  const key = `${language} ${timeZone}`;
  let found = known.get(key);
  if (!found) {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locales[language], { ...options, timeZone });
    found = {
      date: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
      clock: format({ hour: "2-digit", minute: "2-digit" }),
      exactClock: format({ hour: "2-digit", minute: "2-digit", timeZoneName: "shortOffset" }),
    };
    known.set(key, found);
  }
  return found;
}
