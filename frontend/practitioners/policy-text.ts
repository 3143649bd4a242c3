import type { TFunction } from "i18next";
import { shareOfPrice } from "backend/domain/share-of-price.ts";
import { inDays, type Instant } from "../days.ts";
import type { Format } from "../i18n/formatter.ts";

const hourMs = 3_600_000;

type FeeTerms = { lateCancelPercent: number; noShowPercent: number };

/** What a late cancellation and a missed session cost: as sums where the price is known, else as shares of it. */
export function feeText(
  terms: FeeTerms,
  priceCents: number | null,
  words: { t: TFunction; format: Format },
): string {
  const { t } = words;
  const { late, missed } = amounts(terms, priceCents, words);
  if (late === missed) return late ? t("policy.both", { both: late }) : t("policy.bothFree");
  if (!late) return `${t("policy.laterFree")} ${t("policy.missed", { missed })}`;
  return missed
    ? t("policy.rest", { late, missed })
    : `${t("policy.later", { late })} ${t("policy.missedFree")}`;
}

/** Both are empty where nothing is charged. */
function amounts(
  { lateCancelPercent, noShowPercent }: FeeTerms,
  priceCents: number | null,
  { t, format }: { t: TFunction; format: Format },
) {
  const amount = (percent: number) => {
    if (percent === 0) return "";
    if (priceCents !== null) return format.money(shareOfPrice(priceCents, percent));
    return percent === 100
      ? t("policy.full")
      : t("policy.share", { percent: format.percent(percent / 100) });
  };
  return { late: amount(lateCancelPercent), missed: amount(noShowPercent) };
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
  const { t, now } = words;
  const { cancellationNoticeHours: notice } = terms;
  const isOver = startsAt !== null && notice > 0 && freeUntil(notice, startsAt) <= now;
  if (isOver && terms.lateCancelPercent > 0) return overText(terms, priceCents, words);
  if (isOver) {
    const { missed } = amounts(terms, priceCents, words);
    const free = t("policy.freeStart");
    return terms.noShowPercent > 0 ? `${free} ${t("policy.missed", { missed })}` : free;
  }
  const free = freeText(notice, startsAt, words);
  return `${free} ${feeText(terms, priceCents, words)}`;
}

function overText(terms: FeeTerms, priceCents: number, words: { t: TFunction; format: Format }) {
  const { late, missed } = amounts(terms, priceCents, words);
  if (late === missed) return words.t("policy.overBoth", { both: late });
  return missed ? words.t("policy.overRest", { late, missed }) : words.t("policy.over", { late });
}

function freeUntil(notice: number, startsAt: Instant): number {
  return Date.parse(startsAt) - notice * hourMs;
}

function freeText(
  notice: number,
  startsAt: Instant | null,
  { t, format }: { t: TFunction; format: Format },
): string {
  if (notice === 0) return t("policy.freeStart");
  if (!startsAt) {
    return inDays(notice)
      ? t("policy.freeDays", { count: notice / 24 })
      : t("policy.free", { count: notice });
  }
  return t("policy.freeUntil", { when: format.until(freeUntil(notice, startsAt)) });
}
