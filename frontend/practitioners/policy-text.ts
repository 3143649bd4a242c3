import type { TFunction } from "i18next";
import { shareOfPrice } from "backend/domain/share-of-price.ts";
import { inDays, type Instant } from "../days.ts";
import type { Format } from "../i18n/formatter.ts";

const hourMs = 3_600_000;

type FeeTerms = { lateCancelPercent: number; noShowPercent: number };

/** What a late cancellation and a missed session cost: as sums where the price is known, else as shares of it. */
export function feeText(
  { lateCancelPercent, noShowPercent }: FeeTerms,
  priceCents: number | null,
  { t, format }: { t: TFunction; format: Format },
): string {
  const amount = (percent: number) => {
    if (percent === 0) return t("policy.nothing");
    if (priceCents !== null) return format.money(shareOfPrice(priceCents, percent));
    return percent === 100
      ? t("policy.full")
      : t("policy.share", { percent: format.percent(percent / 100) });
  };
  const [late, missed] = [amount(lateCancelPercent), amount(noShowPercent)];
  return late === missed ? t("policy.both", { both: late }) : t("policy.rest", { late, missed });
}

/**
 * Until when a booking can be cancelled at no cost, and what it costs later; in general without a start. `now` in ms.
 * Nothing is promised for a time that has already passed.
 */
export function cancelText(
  terms: FeeTerms & { cancellationNoticeHours: number },
  { priceCents, startsAt }: { priceCents: number; startsAt: Instant | null },
  words: { t: TFunction; format: Format; now: number },
): string {
  const free = freeText(terms.cancellationNoticeHours, startsAt, words);
  return `${free} ${feeText(terms, priceCents, words)}`;
}

function freeText(
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
