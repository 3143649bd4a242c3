import { useTranslation } from "react-i18next";
import type { ComparisonCell, ComparisonPerson } from "ui-kit/booking/comparison.tsx";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { Slot } from "ui-kit/booking/slot.tsx";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { languageInSentence } from "../../i18n/in-sentence.ts";
import { inDays } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { feeText } from "../../practitioners/policy-text.ts";
import { pictureSource } from "../../picture-source.ts";
import { offerAddress } from "../../search/offer-address.ts";
import { KeepTherapist } from "../../shortlist/keep-therapist.tsx";
import { useSuitability } from "../../suitability/use-suitability.tsx";
import type { ComparedTherapist } from "./queries.ts";
import { bestOf, hourPrice } from "./rows.ts";

type ComparedRow = { id: string; name: string; cells: ComparisonCell[]; differs: boolean };

const none = "–";

export function useComparison(therapists: ComparedTherapist[]) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const suitability = useSuitability();

  const people = therapists.map((therapist): ComparisonPerson => {
    const { id, name, pictureUrl, pictureBlur, offer, practices, fits } = therapist;
    const practice = practices.find(({ type }) => type === offer?.type);
    const verdict = practice && suitability?.badgeOf(practice.type);
    return {
      id,
      name,
      href: offerAddress(therapist),
      photo: pictureSource(pictureUrl, pictureBlur),
      detail: (
        <>
          {practice && (
            <PracticeLabel group={practice.group}>
              {label("THERAPY_TYPE", practice.type)}
            </PracticeLabel>
          )}
          {verdict && <VerdictBadge verdict={verdict.value}>{verdict.label}</VerdictBadge>}
          {!fits && <Text as="span" size="small" tone="soft">{t("compare.outside")}</Text>}
        </>
      ),
      action: <KeepTherapist therapist={therapist} />,
    };
  });

  /** `keyOf`: what must be equal for two practitioners not to differ in this row. */
  function row(
    id:
      | "time"
      | "price"
      | "hour"
      | "distance"
      | "credentials"
      | "rating"
      | "languages"
      | "video"
      | "intro"
      | "cancelling",
    cellOf: (therapist: ComparedTherapist) => ComparisonCell,
    keyOf: (therapist: ComparedTherapist) => unknown,
    best: number | null = null,
  ): ComparedRow {
    const keys = new Set(therapists.map((therapist) => JSON.stringify(keyOf(therapist))));
    return {
      id,
      name: t(`compare.row.${id}`),
      cells: therapists.map((therapist, at) => ({ ...cellOf(therapist), best: at === best })),
      differs: keys.size > 1,
    };
  }

  const yesNo = (has: boolean) => ({ has, value: t(has ? "compare.yes" : "compare.no") });
  const distances = therapists.map(({ distanceKm }) => distanceKm);
  const rows = [
    row("time", (therapist) => {
      const [next] = therapist.nextTimes;
      if (!next) return { value: t("compare.noTimes") };
      const { startsAt } = next;
      return {
        value: (
          <Slot
            href={offerAddress(therapist, startsAt)}
            day={format.day(startsAt)}
            time={format.time(startsAt)}
            dateTime={startsAt}
          />
        ),
      };
    }, ({ nextTimes }) => nextTimes[0]?.startsAt),
    row("price", ({ offer }) =>
      offer
        ? {
          value: format.money(offer.priceCents),
          note: `${label("THERAPY_TYPE", offer.type)}, ${format.minutes(offer.durationMinutes)}`,
        }
        : { value: none }, ({ offer }) => [offer?.priceCents, offer?.durationMinutes]),
    row(
      "hour",
      (therapist) => {
        const cents = hourPrice(therapist);
        return { value: cents === null ? none : format.money(cents) };
      },
      hourPrice,
      bestOf(therapists.map(hourPrice), "lower"),
    ),
    ...(distances.some((km) => km !== null)
      ? [row("distance", ({ distanceKm, city }) => ({
        value: distanceKm === null ? none : format.distance(distanceKm),
        note: label("CITY", city),
      }), ({ distanceKm }) =>
        distanceKm, bestOf(distances, "lower"))]
      : []),
    row("credentials", ({ certificates: [first], offer }) => {
      if (!first) return { has: false, value: t("compare.noCredential") };
      const until = first.validUntil && t("compare.validTo", {
        day: format.date(first.validUntil, "numeric"),
      });
      return { has: true, value: first.title, note: until ?? (offer ? first.issuer : undefined) };
    }, ({ certificates }) => certificates[0]?.title),
    row(
      "rating",
      ({ rating, reviewCount }) =>
        rating === null ? { value: t("compare.noReviews") } : {
          value: format.rating(rating),
          note: t("compare.reviewCount", { count: reviewCount }),
        },
      ({ rating }) => rating,
      bestOf(therapists.map(({ rating }) => rating), "higher"),
    ),
    row("languages", ({ languages }) => ({
      value: languages
        .map((code) => languageInSentence(label("LANGUAGE", code), format.locale))
        .join(", "),
    }), ({ languages }) => languages.toSorted()),
    row(
      "video",
      ({ meetingTypes }) => yesNo(meetingTypes.includes("VIDEO_CALL")),
      ({ meetingTypes }) => meetingTypes.includes("VIDEO_CALL"),
    ),
    row(
      "intro",
      ({ intro }) =>
        intro ? { has: true, value: format.minutes(intro.durationMinutes) } : yesNo(false),
      ({ intro }) => intro?.durationMinutes,
    ),
    row(
      "cancelling",
      ({ cancellationNoticeHours: notice, ...fees }) => ({
        value: `${
          inDays(notice)
            ? t("compare.cancelFreeDays", { count: notice / 24 })
            : t("compare.cancelFree", { count: notice })
        }. ${feeText(fees, null, { t, format })}`,
      }),
      (one) => [one.cancellationNoticeHours, one.lateCancelPercent, one.noShowPercent],
    ),
  ];
  return { people, rows };
}
