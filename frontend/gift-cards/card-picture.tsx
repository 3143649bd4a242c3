import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { GiftCard } from "ui-kit/booking/gift-card.tsx";
import { config } from "../config.ts";
import type { Language } from "../i18n/language.ts";

/** "Anna, time for yourself", in the language of the card. */
function useDedication() {
  const { t } = useTranslation();
  return (language: Language, name: string): string =>
    name === "" ? t(`gifts.unnamed.${language}`) : t(`gifts.dedication.${language}`, { name });
}

/** The card with its own words. */
export function CardPicture({ design, language, recipientName, ...rest }: {
  design: ComponentProps<typeof GiftCard>["design"];
  language: Language;
  recipientName: string;
  amount?: string | undefined;
  stamp?: string | undefined;
}) {
  const dedication = useDedication();
  return (
    <GiftCard
      {...rest}
      brand={config.brand}
      design={design}
      seed={recipientName || config.brand}
      lang={language}
      dedication={dedication(language, recipientName)}
    />
  );
}
