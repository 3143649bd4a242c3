import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { OfferList } from "ui-kit/booking/offer-list.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { useFormat } from "../i18n/use-format.ts";
import { pictureSource } from "../picture-source.ts";
import { offerAddress } from "../search/offer-address.ts";
import { offersQuery } from "./offers.ts";

const mostOffers = 2;
const mostPractices = 4;
const practitionersEach = 3;

/** The next free time of practices that help with the same and suit, one a practice. */
export function FittingTimes({ practices, target }: {
  practices: string[];
  /** Where links open from a page in a frame. */
  target: { target?: string; rel?: string };
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const { offers, isPending } = useQueries({
    queries: practices.slice(0, mostPractices).map((code) =>
      offersQuery({ practices: [code] }, practitionersEach)
    ),
    combine: (results) => ({
      isPending: results.some((result) => result.isPending),
      offers: results.flatMap(({ data }, at) => {
        const card = data?.therapists.find(({ nextTimes }) => nextTimes.length > 0);
        return card ? [{ card, code: practices[at]! }] : [];
      }).slice(0, mostOffers),
    }),
  });
  if (offers.length === 0) {
    return isPending && practices.length > 0
      ? <Skeleton label={t("beforeBooking.instead.loading")} />
      : null;
  }
  return (
    <Stack gap="tight">
      <Text as="h2" size="label">{t("beforeBooking.instead.title")}</Text>
      <OfferList
        aria-label={t("beforeBooking.instead.title")}
        offers={offers.map(({ card, code }) => {
          const practice = label("THERAPY_TYPE", code);
          const [{ startsAt }] = card.nextTimes as [typeof card.nextTimes[number]];
          const [day, time] = [format.day(startsAt), format.time(startsAt)];
          return {
            id: code,
            name: practice,
            href: offerAddress(card),
            photo: pictureSource(card.pictureUrl, card.pictureBlur),
            detail: [card.name, card.offer && format.money(card.offer.priceCents)]
              .filter(Boolean).join(" · "),
            times: [{
              day,
              time,
              dateTime: startsAt,
              href: offerAddress(card, startsAt),
              label: t("beforeBooking.instead.book", {
                practice,
                name: card.name,
                when: `${day} ${time}`,
              }),
              ...target,
            }],
            ...target,
          };
        })}
      />
    </Stack>
  );
}
