import { BookingSummary } from "ui-kit/booking/booking-summary.tsx";
import type { Instant } from "../days.ts";
import type { Format } from "../i18n/formatter.ts";
import { initialsOf } from "../initials.ts";
import type { BookingPage, DomainValue, MeetingType } from "./booking-api.ts";
import { useClock } from "./use-clock.ts";
import { type Say, useFormat, useWords } from "./words.ts";

const hourMs = 3_600_000;

export type Subject = {
  name: string;
  practice: { group: "somatic" | "talking" | "energetic" | "other"; name: string };
};

function practiceOf(type: string | undefined, values: DomainValue[]) {
  return values.find(({ domainCode, code }) => domainCode === "THERAPY_TYPE" && code === type);
}

export function eventTypeName(
  practice: { type: string; intro: boolean } | null,
  providerName: string,
  { values, say }: { values: DomainValue[]; say: Say },
): string {
  return practice?.intro ? say("summary.intro") : practiceOf(practice?.type, values)?.value ??
    providerName;
}

export function subjectOf(
  { eventType, practice, therapist }: BookingPage,
  words: { values: DomainValue[]; say: Say },
) {
  return {
    name: therapist?.name ?? eventType.name,
    practice: {
      group: practiceOf(practice?.type, words.values)?.group ?? "other",
      name: eventTypeName(practice, eventType.name, words),
    },
  } satisfies Subject;
}

/** Until when a booking can be cancelled at no cost; nothing is promised for a time that has already passed. */
function cancelTerms(
  { therapist, practice }: BookingPage,
  startsAt: Instant | null,
  { say, format, now }: { say: Say; format: Format; now: number },
): string | undefined {
  const notice = therapist?.cancellationNoticeHours;
  if (!notice || !practice?.priceCents) return undefined;
  if (!startsAt) return say("summary.terms", { count: notice });
  const until = Date.parse(startsAt) - notice * hourMs;
  if (until <= now) return say("summary.termsOver");
  return say("summary.termsUntil", { when: format.dateTime(until) });
}

export function Summary({ page, subject, startsAt, place, meetingType, zone }: {
  page: BookingPage;
  subject: Subject;
  startsAt: Instant | null;
  place: string | undefined;
  meetingType: MeetingType | undefined;
  zone: string;
}) {
  const { say } = useWords();
  const format = useFormat(zone);
  const now = useClock(30_000);
  const { eventType, practice, therapist } = page;
  const onSite = meetingType === "IN_PERSON";
  const price = practice && format.money(practice.priceCents);
  const pay = practice?.priceCents === 0
    ? say("summary.free")
    : onSite && price
    ? say("summary.onSite", { price })
    : price;
  return (
    <BookingSummary
      name={subject.name}
      photo={therapist?.pictureUrl ?? undefined}
      initials={initialsOf(subject.name)}
      practice={subject.practice}
      items={[
        { icon: "clock", text: say("summary.minutes", { count: eventType.duration }) },
        ...(pay ? [{ icon: "wallet" as const, text: <bdi>{pay}</bdi> }] : []),
        ...(meetingType === "VIDEO_CALL"
          ? [{ icon: "video" as const, text: say("meeting.VIDEO_CALL") }]
          : []),
        ...(onSite && place ? [{ icon: "map-pin" as const, text: place }] : []),
        {
          icon: "globe",
          text: format.opening(
            say("summary.zone", { zone: format.zone(now), time: format.time(now) }),
          ),
        },
      ]}
      terms={cancelTerms(page, startsAt, { say, format, now })}
    />
  );
}
