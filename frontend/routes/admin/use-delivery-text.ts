import { useTranslation } from "react-i18next";
import { noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { ListedGiftCard } from "./money-queries.ts";

/** How a card arrives, or when it left. */
export function useDeliveryText(): (card: ListedGiftCard) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const days = useFormat("UTC");
  return ({ delivery, sentAt }) => {
    const isPost = delivery.by === "post";
    if (sentAt !== null) {
      const day = format.date(sentAt);
      return t(isPost ? "admin.giftCards.posted" : "admin.giftCards.mailSent", { day });
    }
    if (isPost) {
      return t("admin.giftCards.postBy", { day: days.date(noonOf(delivery.arrives)) });
    }
    return delivery.on === null
      ? t("admin.giftCards.mailSoon")
      : t("admin.giftCards.mailOn", { day: days.date(noonOf(delivery.on)) });
  };
}
