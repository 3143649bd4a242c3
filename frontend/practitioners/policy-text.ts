import type { TFunction } from "i18next";
import { shareOfPrice } from "backend/domain/share-of-price.ts";
import type { Format } from "../i18n/formatter.ts";

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
