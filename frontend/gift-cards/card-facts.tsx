import { useTranslation } from "react-i18next";
import { IconList } from "ui-kit/booking/icon-list.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { GiftCardOptions } from "./queries.ts";

/** What holds for every gift card. */
export function CardFacts({ options }: { options: GiftCardOptions }) {
  const { t } = useTranslation();
  const note = (text: string) => <Text as="span" size="small" tone="soft">{text}</Text>;
  const { validYears, lowestPricesCents, refundDays } = options;
  return (
    <IconList
      variant="list"
      items={[
        { icon: "calendar", text: t("gifts.facts.valid", { count: validYears }) },
        {
          icon: "users",
          text: (
            <>
              {t("gifts.facts.everyone", { count: lowestPricesCents.length })}
              <br />
              {note(t("gifts.facts.parts"))}
            </>
          ),
        },
        {
          icon: "rotate-ccw",
          text: (
            <>
              {t("gifts.facts.refund", { count: refundDays })}
              <br />
              {note(t("gifts.facts.unspent"))}
            </>
          ),
        },
      ]}
    />
  );
}
