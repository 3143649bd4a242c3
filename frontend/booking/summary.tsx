import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { BookingSummary } from "ui-kit/booking/booking-summary.tsx";
import type { Instant } from "../days.ts";
import { cancelText } from "../practitioners/policy-text.ts";
import { pictureSource } from "../picture-source.ts";
import { useFormat } from "../i18n/use-format.ts";
import { type DomainValue, useDomainValues } from "../api/domain-values.ts";
import type { BookingPage } from "./booking-page-queries.ts";
import { type FreeTime, type MeetingType, offersType, placesOf } from "./free-time-queries.ts";
import { useClock } from "./use-clock.ts";

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

/** The cancellation terms of the booking; undefined without a price. */
export function useCancelTerms(
  { therapist, practice }: BookingPage,
  startsAt: Instant | null,
  zone: string,
): string | undefined {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const now = useClock(30_000);
  if (!therapist || !practice?.priceCents) return undefined;
  return cancelText(therapist, { priceCents: practice.priceCents, startsAt }, { t, format, now });
}

/** Where the free times are, while none is chosen. */
function usePlaces(times: FreeTime[], type: MeetingType | null) {
  const { t } = useTranslation();
  const { placeText } = useDomainValues();
  return [
    ...(type === "VIDEO_CALL" ? [] : placesOf(times))
      .map((place) => ({ icon: "map-pin" as const, text: placeText(place) })),
    ...(type !== "IN_PERSON" && times.some((time) => offersType(time, "VIDEO_CALL"))
      ? [{ icon: "video" as const, text: t("booking.meeting.VIDEO_CALL") }]
      : []),
  ];
}

export function Summary({ page, subject, startsAt, times, place, meetingType, shownType, zone }: {
  page: BookingPage;
  subject: Subject;
  startsAt: Instant | null;
  /** The free ones. */
  times: FreeTime[];
  place: string | undefined;
  meetingType: MeetingType | undefined;
  /** Of the free times; null where there is no choice. */
  shownType: MeetingType | null;
  zone: string;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { placeText } = useDomainValues();
  const now = useClock(30_000);
  const terms = useCancelTerms(page, startsAt, zone);
  const { eventType, practice, therapist } = page;
  const companions = page.companions.map(({ name }) => name);
  const places = usePlaces(times, shownType);
  const onSite = meetingType === "IN_PERSON";
  const price = practice && format.money(practice.priceCents);
  const pay = practice?.priceCents === 0
    ? t("booking.summary.free")
    : practice?.prepaid && price
    ? t("booking.summary.prepaid", { price })
    : price && meetingType
    ? t(`booking.summary.${onSite ? "onSite" : "onCall"}`, { price })
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
        ...(eventType.kind === "group"
          ? [{
            icon: "users" as const,
            text: format.opening(t("shell.groupOf", { count: eventType.capacity })),
          }]
          : []),
        ...(pay ? [{ icon: "wallet" as const, text: <bdi>{pay}</bdi> }] : []),
        ...(meetingType === "VIDEO_CALL"
          ? [{ icon: "video" as const, text: t("booking.meeting.VIDEO_CALL") }]
          : []),
        ...(onSite && place ? [{ icon: "map-pin" as const, text: placeText(place) }] : []),
        ...(startsAt || meetingType ? [] : places),
        {
          icon: "globe",
          text: format.opening(
            t("booking.summary.zone", { zone: format.zone(now), time: format.time(now) }),
          ),
        },
      ]}
      terms={terms}
    />
  );
}
