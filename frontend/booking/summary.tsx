import { BookingSummary } from "ui-kit/booking/booking-summary.tsx";
import { initialsOf } from "../initials.ts";
import type { AvailableTime, BookingPage, DomainValue, MeetingType } from "./calls.ts";
import { useClock } from "./use-clock.ts";
import { type Say, useFormat, useWords } from "./words.ts";

/** What is booked, as far as it is known before a time is chosen. */
export type Subject = {
  name: string;
  practice: { group: "somatic" | "talking" | "energetic" | "other"; name: string };
};

function practiceOf(type: string | undefined, values: DomainValue[]) {
  return values.find(({ domainCode, code }) => domainCode === "THERAPY_TYPE" && code === type);
}

/** What is offered, in the words of the reader; the practitioner's own when it is none of the house's practices. */
export function nameOf(
  practice: { type: string; intro: boolean } | null,
  own: string,
  { values, say }: { values: DomainValue[]; say: Say },
): string {
  return practice?.intro ? say("summary.intro") : practiceOf(practice?.type, values)?.value ?? own;
}

export function subjectOf(
  { eventType, practice, therapist }: BookingPage,
  words: { values: DomainValue[]; say: Say },
) {
  return {
    name: therapist?.name ?? eventType.name,
    practice: {
      group: practiceOf(practice?.type, words.values)?.group ?? "other",
      name: nameOf(practice, eventType.name, words),
    },
  } satisfies Subject;
}

/** With whom, for how long and how much, where, and what time it is there now. */
export function Summary({ page, subject, time, meeting, zone }: {
  page: BookingPage;
  subject: Subject;
  /** The chosen time; its place is shown. */
  time: AvailableTime | undefined;
  /** How they will meet then. */
  meeting: MeetingType | undefined;
  zone: string;
}) {
  const { say } = useWords();
  const format = useFormat(zone);
  const now = useClock(30_000);
  const { eventType, practice, therapist } = page;
  const onSite = meeting === "IN_PERSON";
  const price = practice && format.money(practice.priceCents);
  const pay = practice?.priceCents === 0
    ? say("summary.free")
    : onSite && price
    ? say("summary.onSite", { price })
    : price;
  const notice = therapist?.cancellationNoticeHours;
  return (
    <BookingSummary
      name={subject.name}
      face={therapist?.pictureUrl ?? undefined}
      initials={initialsOf(subject.name)}
      practice={subject.practice}
      items={[
        { icon: "clock", text: say("summary.minutes", { count: eventType.duration }) },
        ...(pay ? [{ icon: "wallet" as const, text: <bdi>{pay}</bdi> }] : []),
        ...(meeting === "VIDEO_CALL"
          ? [{ icon: "video" as const, text: say("meeting.VIDEO_CALL") }]
          : []),
        ...(onSite && time?.location ? [{ icon: "map-pin" as const, text: time.location }] : []),
        {
          icon: "globe",
          text: format.opening(
            say("summary.zone", { zone: format.zone(now), time: format.time(now) }),
          ),
        },
      ]}
      terms={notice && practice?.priceCents ? say("summary.terms", { count: notice }) : undefined}
    />
  );
}
