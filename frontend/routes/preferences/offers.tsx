import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { OfferList } from "ui-kit/booking/offer-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import type { TherapistCard } from "../../api/therapists.ts";
import { inSentence, languageInSentence } from "../../i18n/in-sentence.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { pictureSource } from "../../picture-source.ts";
import { type Filters, searchAddress } from "../../search/filters.ts";
import { offerAddress } from "../../search/offer-address.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { offersQuery } from "../../suitability/offers.ts";

export const offersShown = 3;
const timesShown = 2;
const videoCall = "VIDEO_CALL";

function useOffers(cards: TherapistCard[]) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  return cards.map((card) => {
    const { offer, nextTimes, meetingTypes } = card;
    const place = [
      ...(meetingTypes.some((type) => type !== videoCall) ? [label("CITY", card.city)] : []),
      ...(meetingTypes.includes(videoCall)
        ? [inSentence(label("MEETING_TYPE", videoCall), format.locale)]
        : []),
    ].join(", ");
    const languages = card.languages.map((language) =>
      languageInSentence(label("LANGUAGE", language), format.locale)
    ).join(", ");
    return {
      id: card.id,
      name: card.name,
      href: offerAddress(card),
      photo: pictureSource(card.pictureUrl, card.pictureBlur),
      detail: [
        ...(offer ? [format.money(offer.priceCents), format.minutes(offer.durationMinutes)] : []),
        place,
        languages,
      ].filter(Boolean).join(" · "),
      times: nextTimes.slice(0, timesShown).map(({ startsAt }) => {
        const [day, time] = [format.day(startsAt), format.time(startsAt)];
        return {
          day,
          time,
          dateTime: startsAt,
          href: offerAddress(card, startsAt),
          label: t("preferences.offers.book", { name: card.name, when: `${day} ${time}` }),
        };
      }),
      fallback: <Link href={offerAddress(card)}>{t("preferences.offers.noTimes")}</Link>,
    };
  });
}

type Time = ReturnType<typeof useOffers>[number]["times"][number];

function soonestOf(offers: ReturnType<typeof useOffers>): Time | undefined {
  return offers.flatMap(({ times }) => times)
    .toSorted((a, b) => a.dateTime < b.dateTime ? -1 : 1)[0];
}

/** The one filled button of the page: to all practitioners, or to the soonest time when all are listed. */
function FirstStep({ all, soonest }: {
  all: { href: string; children: string; "aria-label": string } | null;
  soonest: Time | undefined;
}) {
  if (all) {
    return (
      <div>
        <Button variant="primary" {...all} />
      </div>
    );
  }
  if (!soonest) return null;
  return (
    <div>
      <Button variant="primary" href={soonest.href}>{soonest.label}</Button>
    </div>
  );
}

/** The first practitioners of a practice with their next free times, and the way to all of them. */
export function Offers({ code, filters, isFirst }: {
  code: string;
  filters: Filters;
  isFirst: boolean;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const showFailure = useShowFailure();
  const practice = label("THERAPY_TYPE", code);
  const wanted = { ...filters, practices: [code] };
  const { data, error, refetch } = useQuery(offersQuery(wanted, offersShown));
  const offers = useOffers(data?.therapists ?? []);
  if (error) {
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton label={t("preferences.offers.loading")} />;
  if (data.total === 0) {
    const hasFilters = Object.keys(filters).length > 0;
    return (
      <Text size="small" tone="soft">
        {t("preferences.offers.none")}{" "}
        {hasFilters && (
          <Link href={searchAddress({ practices: [code] })}>{t("preferences.offers.wider")}</Link>
        )}
      </Text>
    );
  }
  const all = {
    href: searchAddress(wanted),
    children: t("preferences.offers.all", { count: data.total }),
    "aria-label": t("preferences.offers.allOf", { count: data.total, practice }),
  };
  const hasMore = data.total > offersShown;
  return (
    <>
      <OfferList aria-label={t("preferences.offers.of", { practice })} offers={offers} />
      {isFirst && <FirstStep all={hasMore ? all : null} soonest={soonestOf(offers)} />}
      {!isFirst && hasMore && (
        <Text size="small">
          <Link {...all} />
        </Text>
      )}
    </>
  );
}
