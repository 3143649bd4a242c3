import { useTranslation } from "react-i18next";
import { AmountPicker } from "ui-kit/controls/amount-picker.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { createGiftCard as limits } from "../api/limits/gift-cards.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { FieldsProps } from "./delivery-fields.tsx";
import { amountOf, coverage } from "./draft.ts";
import type { GiftCardOptions } from "./queries.ts";

function useCoverText({ lowestPricesCents }: GiftCardOptions, cents: number | null) {
  const { t } = useTranslation();
  const format = useFormat();
  if (cents === null || lowestPricesCents.length === 0) return undefined;
  const amount = format.money(cents);
  const { part, of } = coverage(lowestPricesCents, cents);
  if (part === 0) return t("gifts.amount.coversNone", { amount });
  if (part === of) return t("gifts.amount.coversAll", { amount });
  return t("gifts.amount.coversSome", { amount, part, of });
}

/** One of the suggested amounts or an own one, and what it buys. */
export function AmountFields({ draft, set, options, errorOf }: FieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { suggestedCents, leastCents, mostCents } = options;
  const note = useCoverText(options, amountOf(draft));
  const error = errorOf("ownAmount");
  const isOwn = draft.amount === "own";
  return (
    <>
      <AmountPicker
        label={t("gifts.amount.label")}
        picked={draft.amount}
        note={!error && note}
        error={!isOwn && error}
        options={[
          ...suggestedCents.map((cents) => ({ value: String(cents), label: format.money(cents) })),
          { value: "own", label: t("gifts.amount.own") },
        ]}
        onPick={(amount) => set({ amount })}
      />
      {isOwn && (
        <TextField
          name="ownAmount"
          inputMode="decimal"
          autoComplete="off"
          unit="€"
          label={t("gifts.amount.ownLabel", {
            least: format.money(leastCents),
            most: format.money(mostCents),
          })}
          value={draft.ownAmount}
          maxLength={12}
          error={error}
          onChange={({ currentTarget: { value } }) => set({ ownAmount: value })}
        />
      )}
    </>
  );
}

/** For whom, from whom, and the message. */
export function WordFields({ draft, set, errorOf }: FieldsProps) {
  const { t } = useTranslation();
  const most = limits.message.maxLength;
  return (
    <>
      <Grid cell="narrow" gap="stack">
        <TextField
          name="recipientName"
          autoComplete="off"
          label={t("gifts.form.recipient")}
          value={draft.recipientName}
          maxLength={limits.recipientName.maxLength}
          error={errorOf("recipientName")}
          onChange={({ currentTarget: { value } }) => set({ recipientName: value })}
        />
        <TextField
          name="buyerName"
          autoComplete="name"
          label={t("gifts.form.from")}
          value={draft.buyerName}
          maxLength={limits.buyer.name.maxLength}
          error={errorOf("buyerName")}
          onChange={({ currentTarget: { value } }) => set({ buyerName: value })}
        />
      </Grid>
      <TextArea
        name="message"
        serif
        rows={3}
        label={t("gifts.form.message")}
        aside={
          <Text as="span" size="small" tone="soft" numeric>
            {t("gifts.form.messageCount", { count: draft.message.length, most })}
          </Text>
        }
        value={draft.message}
        maxLength={most}
        error={errorOf("message")}
        onChange={({ currentTarget: { value } }) => set({ message: value })}
      />
    </>
  );
}
