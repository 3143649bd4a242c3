import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { BookingSummary } from "ui-kit/booking/booking-summary.tsx";
import { inDays, type Instant } from "../days.ts";
import type { Format } from "../i18n/formatter.ts";
import { feeText } from "../practitioners/policy-text.ts";
import { pictureSource } from "../picture-source.ts";
import { useFormat } from "../i18n/use-format.ts";
import { type DomainValue, useDomainValues } from "../api/domain-values.ts";
import type { BookingPage } from "./booking-page-queries.ts";
import type { MeetingType } from "./free-time-queries.ts";
import { useClock } from "./use-clock.ts";

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
  { values, t }: { values: DomainValue[]; t: TFunction },
): string {
  return practice?.intro ? t("booking.summary.intro") : practiceOf(practice?.type, values)?.value ??
    providerName;
}

export function subjectOf(
  { eventType, practice, therapist }: BookingPage,
  words: { values: DomainValue[]; t: TFunction },
) {
  return {
    name: therapist?.name ?? eventType.name,
    practice: {
      group: practiceOf(practice?.type, words.values)?.group ?? "other",
      name: eventTypeName(practice, eventType.name, words),
    },
  } satisfies Subject;
}

/** Until when a booking can be cancelled at no cost, and what it costs later; nothing is promised for a time that has already passed. */
function cancelTerms(
  { therapist, practice }: BookingPage,
  startsAt: Instant | null,
  { t, format, now }: { t: TFunction; format: Format; now: number },
): string | undefined {
  if (!therapist || !practice?.priceCents) return undefined;
  const free = freeTerms(therapist.cancellationNoticeHours, startsAt, { t, format, now });
  return `${free} ${feeText(therapist, practice.priceCents, { t, format })}`;
}

function freeTerms(
  notice: number,
  startsAt: Instant | null,
  { t, format, now }: { t: TFunction; format: Format; now: number },
): string {
  if (notice === 0) return t("policy.freeStart");
  if (!startsAt) {
    return inDays(notice)
      ? t("policy.freeDays", { count: notice / 24 })
      : t("policy.free", { count: notice });
  }
  const until = Date.parse(startsAt) - notice * hourMs;
  if (until <= now) return t("policy.freeOver");
  return t("policy.freeUntil", { when: format.dateTime(until) });
}

export function Summary({ page, subject, startsAt, place, meetingType, zone }: {
  page: BookingPage;
  subject: Subject;
  startsAt: Instant | null;
  place: string | undefined;
  meetingType: MeetingType | undefined;
  zone: string;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { placeText } = useDomainValues();
  const now = useClock(30_000);
  const { eventType, practice, therapist } = page;
  const companions = page.companions.map(({ name }) => name);
  const onSite = meetingType === "IN_PERSON";
  const price = practice && format.money(practice.priceCents);
  const pay = practice?.priceCents === 0
    ? t("booking.summary.free")
    : onSite && price
    ? t("booking.summary.onSite", { price })
    : price;
  return (
    <BookingSummary
      name={subject.name}
      photo={pictureSource(therapist?.pictureUrl)}
      practice={subject.practice}
      items={[
        ...(companions.length > 0
          ? [{
            icon: "users" as const,
            text: t("shell.togetherWith", { names: format.list(companions) }),
          }]
          : []),
        { icon: "clock", text: t("booking.summary.minutes", { count: eventType.duration }) },
        ...(pay ? [{ icon: "wallet" as const, text: <bdi>{pay}</bdi> }] : []),
        ...(meetingType === "VIDEO_CALL"
          ? [{ icon: "video" as const, text: t("booking.meeting.VIDEO_CALL") }]
          : []),
        ...(onSite && place ? [{ icon: "map-pin" as const, text: placeText(place) }] : []),
        {
          icon: "globe",
          text: format.opening(
            t("booking.summary.zone", { zone: format.zone(now), time: format.time(now) }),
          ),
        },
      ]}
      terms={cancelTerms(page, startsAt, { t, format, now })}
    />
  );
}
