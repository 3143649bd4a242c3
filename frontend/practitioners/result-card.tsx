import { shortLabel } from "backend/domain/domain-value.ts";
import { useTranslation } from "react-i18next";
import { PractitionerCard, type PractitionerCardProps } from "ui-kit/booking/practitioner-card.tsx";
import { AverageRating } from "ui-kit/booking/star-rating.tsx";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import type { TherapistCard } from "../api/therapists.ts";
import { clocksDiffer } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { inSentence, languageInSentence } from "../i18n/in-sentence.ts";
import { pictureSource } from "../picture-source.ts";
import { offerAddress } from "../search/offer-address.ts";
import { bookingAddress } from "./booking-address.ts";
import { useSuitability } from "../suitability/use-suitability.tsx";
import { KeepTherapist } from "../shortlist/keep-therapist.tsx";
import { readFilters } from "../search/read-filters.ts";

const videoCall = "VIDEO_CALL";
const weekMs = 7 * 86_400_000;

/** Its times are for video calls, also where the practitioner meets people in person for others. */
function isVideoOnly({ meetingTypes }: NonNullable<TherapistCard["offer"]>): boolean {
  return meetingTypes.every((type) => type === videoCall);
}

/** Whether the practitioner's clock shows other times than the viewer's. */
function hasForeignTimes({ offer, nextTimes }: TherapistCard, zone: string): boolean {
  if (!offer || offer.timeZone === zone) return false;
  return nextTimes.some(({ startsAt }) => clocksDiffer(zone, offer.timeZone, startsAt));
}

function useMeta(card: TherapistCard): IconListProps["items"] {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const lowered = (text: string) => inSentence(text, format.locale);
  const { rating, reviewCount, city, distanceKm, meetingTypes, languages } = card;
  const inPerson = meetingTypes.some((type) => type !== videoCall);
  const place = [
    label("CITY", city),
    ...(distanceKm === null ? [] : [format.distance(distanceKm)]),
  ].join(" · ");
  const stars = rating === null ? [] : [{
    text: (
      <AverageRating
        rating={format.rating(rating)}
        count={`(${reviewCount})`}
        label={t("home.card.rating")}
      />
    ),
  }];
  const practiceNames = (types: string[]) =>
    format.list(
      types.map((type) => inSentence(shortLabel(label("THERAPY_TYPE", type)), format.locale)),
    );
  const checks: IconListProps["items"] = [
    ...(card.checkedPractices.length > 0
      ? [{
        icon: "badge-check" as const,
        text: t("home.card.checked", { practices: practiceNames(card.checkedPractices) }),
      }]
      : []),
    ...(card.offer && !card.verified
      ? [{
        icon: "circle-dashed" as const,
        text: t("home.card.unchecked", { practice: practiceNames([card.offer.type]) }),
      }]
      : []),
  ];
  return [
    ...stars,
    ...(inPerson ? [{ icon: "map-pin" as const, text: place }] : []),
    {
      icon: inPerson ? "users" : "video",
      text: format.list(meetingTypes.map((type) => lowered(label("MEETING_TYPE", type)))),
    },
    {
      icon: "languages",
      text: languages.map((language) =>
        languageInSentence(label("LANGUAGE", language), format.locale)
      ).join(", "),
    },
    ...checks,
  ];
}

type Reason = TherapistCard["why"][number];

const domains = {
  need: "WAY_OF_HELPING",
  practice: "THERAPY_TYPE",
  language: "LANGUAGE",
  city: "CITY",
} as const;

const summaryLength = 3;

function useReasons(reasons: Reason[]): { summary: string; terms: string[] } | undefined {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();

  function name({ term, value }: Reason): string {
    switch (term) {
      case "need":
        return inSentence(label(domains[term], value), format.locale);
      case "language":
        return languageInSentence(label(domains[term], value), format.locale);
      case "practice":
      case "city":
        return label(domains[term], value);
      case "distance":
        return format.distance(Number(value));
      case "earliest":
        return t("home.why.free", { day: format.day(value) });
      case "rating":
        return t("home.why.rating", { rating: format.rating(Number(value)) });
      case "price":
        return format.money(Number(value));
      case "text":
        return t("home.why.text");
      case "suits":
      case "unsuited":
        return t(`home.why.${term}`, { practice: label(domains.practice, value) });
    }
  }

  if (reasons.length === 0) return undefined;
  const sorted = reasons.toSorted((a, b) => b.score - a.score);
  return {
    summary: t("home.why.summary", {
      reasons: sorted.filter(({ term }) => term !== "unsuited").slice(0, summaryLength).map(name)
        .join(" · "),
    }),
    terms: sorted.map((reason) =>
      reason.score < 0
        ? name(reason)
        : t("home.why.term", { reason: name(reason), score: format.number(reason.score) })
    ),
  };
}

type ResultCardProps =
  & {
    card: TherapistCard;
    /** The query of the results, over which a booking opens; null: it opens on the page of the practitioner. */
    search: string | null;
  }
  & Pick<
    PractitionerCardProps,
    | "compact"
    | "narrow"
    | "current"
    | "first"
    | "onPointerEnter"
    | "onPointerLeave"
    | "onFocus"
    | "onBlur"
  >;

export function ResultCard({ card, search, ...look }: ResultCardProps) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const meta = useMeta(card);
  const why = useReasons(card.why);
  const { offer, nextTimes } = card;
  const filters = readFilters(new URLSearchParams(search ?? ""));
  const { meetingTypes = [] } = filters;
  const suitability = useSuitability()?.onCard(card, filters);
  const [type = null] = meetingTypes.length === 1 ? meetingTypes : [];
  const profile = offerAddress(card, undefined, type);
  const first = nextTimes[0];
  const hasTimeThisWeek = first !== undefined && Date.parse(first.startsAt) < Date.now() + weekMs;
  const zone = hasForeignTimes(card, format.timeZone) ? format.zone() : null;
  const shown = hasTimeThisWeek ? nextTimes : nextTimes.slice(0, 1);
  const noTimes = card.acceptingNewClients === "yes" ? "none" : card.acceptingNewClients;
  return (
    <PractitionerCard
      {...look}
      name={card.name}
      href={profile}
      photo={pictureSource(card.pictureUrl, card.pictureBlur)}
      verifiedLabel={card.verified ? t("home.card.verified") : undefined}
      practices={card.practices.map(({ type, group }) => ({
        group,
        name: label("THERAPY_TYPE", type),
      }))}
      keep={<KeepTherapist therapist={card} />}
      lead={card.briefIntroduction}
      details={meta}
      verdicts={suitability?.verdicts}
      unsuitable={suitability?.unsuitable}
      matchReasons={why && { ...why, terms: [...(suitability?.reasons ?? []), ...why.terms] }}
      price={offer && format.money(offer.priceCents)}
      duration={offer && [
        t("home.card.practice", {
          practice: label("THERAPY_TYPE", offer.type),
          length: format.minutes(offer.durationMinutes),
        }),
        ...(offer.seats > 1 ? [t("shell.groupOf", { count: offer.seats })] : []),
        ...(isVideoOnly(offer)
          ? [inSentence(label("MEETING_TYPE", videoCall), format.locale)]
          : []),
      ].join(", ")}
      timesLabel={t("home.card.times", { name: card.name })}
      times={shown.map(({ startsAt }) => {
        const [day, time] = [format.day(startsAt), format.time(startsAt)];
        return {
          time,
          dateTime: startsAt,
          day,
          href: search === null
            ? offerAddress(card, startsAt, type)
            : bookingAddress(search, { card, startsAt, type }),
          label: t("home.card.book", {
            name: card.name,
            when: `${day} ${time}${zone ? ` (${zone})` : ""}`,
          }),
        };
      })}
      zone={zone && t("home.card.zone", { zone })}
      noneThisWeek={first && !suitability?.fallback && !hasTimeThisWeek
        ? t("home.card.noneThisWeek")
        : undefined}
      fallback={suitability?.fallback ?? (first
        ? undefined
        : <Text size="small" tone="soft">{t(`home.card.noTimes.${noTimes}`)}</Text>)}
      links={[{
        href: profile,
        label: t(first ? "home.card.allTimes" : "home.card.readMore"),
      }]
        .concat(
          first ? [{ href: `${profile}#about`, label: t("home.card.readMore") }] : [],
        )}
    />
  );
}
