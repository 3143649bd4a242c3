import { useTranslation } from "react-i18next";
import { PractitionerCard } from "ui-kit/booking/practitioner-card.tsx";
import { AverageRating } from "ui-kit/booking/star-rating.tsx";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import type { TherapistCard } from "../../api/therapists.ts";
import { useFormat } from "../../i18n/format.ts";
import { initialsOf } from "../../initials.ts";
import { video } from "./place.ts";
import { inSentence, languageInSentence } from "../../i18n/in-sentence.ts";
import { useWhy } from "./use-why.ts";

const weekMs = 7 * 86_400_000;

function pageOf({ slug, offer }: TherapistCard, startsAt?: string): string {
  const page = `/therapist/view/${slug}`;
  if (!offer || !startsAt) return page;
  return `${page}?${new URLSearchParams({ practice: offer.practiceId, start: startsAt })}`;
}

function useMeta(card: TherapistCard): IconListProps["items"] {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const small = (text: string) => inSentence(text, format.locale);
  const { rating, reviewCount, city, distanceKm, meetingTypes, languages } = card;
  const inPerson = meetingTypes.some((type) => type !== video);
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
  return [
    ...stars,
    ...(inPerson ? [{ icon: "map-pin" as const, text: place }] : []),
    {
      icon: inPerson ? "users" : "video",
      text: format.list(meetingTypes.map((type) => small(label("MEETING_TYPE", type)))),
    },
    {
      icon: "languages",
      text: languages.map((language) =>
        languageInSentence(label("LANGUAGE", language), format.locale)
      ).join(", "),
    },
  ];
}

/** A practitioner who was found, with the next three times that can be booked from here. */
export function ResultCard({ card }: { card: TherapistCard }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const meta = useMeta(card);
  const why = useWhy(card.why);
  const { offer, nextTimes } = card;
  const first = nextTimes[0];
  const soon = first !== undefined && Date.parse(first.startsAt) < Date.now() + weekMs;
  const shown = soon ? nextTimes : nextTimes.slice(0, 1);
  const closed = card.acceptingNewClients === "yes" ? "none" : card.acceptingNewClients;
  return (
    <PractitionerCard
      name={card.name}
      href={pageOf(card)}
      face={card.pictureUrl ?? undefined}
      initials={initialsOf(card.name)}
      verified={card.verified ? t("home.card.verified") : undefined}
      practices={card.practices.map(({ type, group }) => ({
        group,
        name: label("THERAPY_TYPE", type),
      }))}
      lead={card.briefIntroduction}
      meta={meta}
      why={why}
      price={offer && t("home.card.from", { price: format.money(offer.priceFromCents) })}
      duration={offer && format.minutes(offer.durationMinutes)}
      timesLabel={t("home.card.times", { name: card.name })}
      times={shown.map(({ startsAt }) => {
        const [day, time] = [format.day(startsAt), format.time(startsAt)];
        return {
          time,
          dateTime: startsAt,
          day,
          href: pageOf(card, startsAt),
          label: t("home.card.book", { name: card.name, when: `${day} ${time}` }),
        };
      })}
      noneThisWeek={first && !soon ? t("home.card.noneThisWeek") : undefined}
      instead={first
        ? undefined
        : <Text size="small" tone="soft">{t(`home.card.noTimes.${closed}`)}</Text>}
      links={[{ href: pageOf(card), label: t(first ? "home.card.allTimes" : "home.card.readMore") }]
        .concat(first ? [{ href: `${pageOf(card)}#about`, label: t("home.card.readMore") }] : [])}
    />
  );
}
