import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { noonOf } from "../days.ts";
import { EmailField } from "../email-field.tsx";
import { useFormat } from "../i18n/use-format.ts";
import type { DraftField, GiftCardDraft } from "./draft.ts";
import type { GiftCardOptions } from "./queries.ts";

const longest = { line1: 120, postalCode: 12, city: 80 };

export type FieldsProps = {
  draft: GiftCardDraft;
  set: (part: Partial<GiftCardDraft>) => void;
  options: GiftCardOptions;
  errorOf: (field: DraftField) => string | undefined;
};

function MailFields({ draft, set, options, errorOf }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <RadioGroup
        label={t("gifts.form.to")}
        variant="segments"
        wrap
        picked={draft.to}
        options={[
          { value: "recipient", label: t("gifts.form.toRecipient") },
          { value: "buyer", label: t("gifts.form.toBuyer") },
        ]}
        onPick={(to) => set({ to })}
      />
      {draft.to === "recipient" && (
        <EmailField
          name="email"
          label={t("gifts.form.recipientEmail")}
          value={draft.email}
          maxLength={254}
          error={errorOf("email")}
          meantText={(email) => t("gifts.form.emailMeant", { email })}
          onText={(email) => set({ email })}
        />
      )}
      <RadioGroup
        label={t("gifts.form.when")}
        variant="segments"
        wrap
        picked={draft.when}
        options={[
          { value: "paid", label: t("gifts.form.whenPaid") },
          { value: "day", label: t("gifts.form.onDay") },
        ]}
        onPick={(when) => set({ when })}
      />
      {draft.when === "day" && (
        <DateField
          label={t("gifts.form.day")}
          value={draft.on || undefined}
          min={options.earliestMail}
          max={options.latest}
          error={errorOf("on")}
          onChange={(on) => set({ on: on ?? "" })}
        />
      )}
    </>
  );
}

function PostFields({ draft, set, options, errorOf }: FieldsProps) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const countries = new Intl.DisplayNames([format.locale], { type: "region" });
  const day = (date: string) => format.date(noonOf(date), "day");
  const isInTime = draft.arrives >= options.earliestArrival;
  return (
    <>
      <TextField
        name="line1"
        autoComplete="off"
        label={t("gifts.form.line1")}
        value={draft.line1}
        maxLength={longest.line1}
        error={errorOf("line1")}
        onChange={({ currentTarget: { value } }) => set({ line1: value })}
      />
      <Grid cell="narrow" gap="stack">
        <TextField
          name="postalCode"
          autoComplete="off"
          label={t("gifts.form.postalCode")}
          value={draft.postalCode}
          maxLength={longest.postalCode}
          error={errorOf("postalCode")}
          onChange={({ currentTarget: { value } }) => set({ postalCode: value })}
        />
        <TextField
          name="city"
          autoComplete="off"
          label={t("gifts.form.city")}
          value={draft.city}
          maxLength={longest.city}
          error={errorOf("city")}
          onChange={({ currentTarget: { value } }) => set({ city: value })}
        />
      </Grid>
      <Grid cell="narrow" gap="stack">
        <Select
          label={t("gifts.form.country")}
          picked={draft.country}
          error={errorOf("country")}
          groups={[{
            options: options.countries.map((id) => ({ id, label: countries.of(id) ?? id })),
          }]}
          onPick={(country) => set({ country })}
        />
        <DateField
          label={t("gifts.form.arrives")}
          value={draft.arrives || undefined}
          min={options.earliestArrival}
          max={options.latest}
          error={errorOf("arrives")}
          onChange={(arrives) => set({ arrives: arrives ?? "" })}
        />
      </Grid>
      <Note icon="package">
        {isInTime
          ? t("gifts.form.postNote", { day: day(draft.arrives) })
          : t("gifts.form.postNoteSoon", { day: day(options.earliestArrival) })}
      </Note>
    </>
  );
}

/** How and when the card arrives. */
export function DeliveryFields(props: FieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { draft, set, options } = props;
  return (
    <>
      <RadioGroup
        label={t("gifts.form.how")}
        variant="segments"
        picked={draft.by}
        options={[
          { value: "email", label: t("gifts.form.byEmail") },
          {
            value: "post",
            label: t("gifts.form.byPost", { price: format.money(options.postageCents) }),
          },
        ]}
        onPick={(by) => set({ by })}
      />
      {draft.by === "post" ? <PostFields {...props} /> : <MailFields {...props} />}
    </>
  );
}
