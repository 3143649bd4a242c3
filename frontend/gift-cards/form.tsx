import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { GiftCardDesigns } from "ui-kit/booking/gift-card-designs.tsx";
import { GiftCardLayout } from "ui-kit/booking/gift-card-layout.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { useIdempotencyKey, useSubmit } from "../api/use-submit.ts";
import { noonOf } from "../days.ts";
import { languageNames, languages } from "../i18n/i18n.ts";
import { EmailField } from "../email-field.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { storeSecret } from "../payments/purchase-secret.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { CardFacts } from "./card-facts.tsx";
import { AmountFields, WordFields } from "./card-fields.tsx";
import { CardPicture } from "./card-picture.tsx";
import { DeliveryFields, type FieldsProps } from "./delivery-fields.tsx";
import {
  amountOf,
  type DraftField,
  draftKey,
  type GiftCardDraft,
  keepDraft,
  orderOf,
  postageOf,
  readDraft,
  refusedFields,
  wrongFields,
} from "./draft.ts";
import type { GiftCardOptions, GiftCardOrder, GiftCardPurchase } from "./queries.ts";

/** The payment page stands at another address; without one the purchase says what became of it. */
function usePayment() {
  const navigate = useNavigate();
  return ({ id, secret, payment }: GiftCardPurchase) => {
    storeSecret(id, secret);
    if (payment.pageUrl) location.assign(payment.pageUrl);
    else void navigate(`/gift-card/bought/${id}`);
  };
}

function useBuying() {
  const key = useIdempotencyKey();
  const pay = usePayment();
  return useSubmit({
    mutationFn: (body: GiftCardOrder) =>
      ok(api.POST("/api/gift-cards", {
        params: { header: { "idempotency-key": key.keyOf(body) } },
        body,
      })),
    onSuccess: (purchase) => {
      key.done();
      pay(purchase);
    },
  });
}

function useFieldTexts(options: GiftCardOptions) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const day = (date: string) => format.date(noonOf(date), "numeric");
  const { leastCents, mostCents } = options;
  const range = { least: format.money(leastCents), most: format.money(mostCents) };
  const days = { earliest: day(options.earliestArrival), latest: day(options.latest) };
  const texts: Partial<Record<DraftField, string>> = {
    ownAmount: t("gifts.amount.wrong", range),
    recipientName: t("gifts.form.recipientWrong"),
    buyerName: t("gifts.form.fromWrong"),
    buyerEmail: t("gifts.form.emailWrong"),
    email: t("gifts.form.emailWrong"),
    on: t("gifts.form.dayWrong", days),
    line1: t("gifts.form.line1Wrong"),
    postalCode: t("gifts.form.postalCodeWrong"),
    city: t("gifts.form.cityWrong"),
    arrives: t("gifts.form.arrivesWrong", days),
  };
  return texts;
}

function Total({ draft, options }: Pick<FieldsProps, "draft" | "options">) {
  const { t } = useTranslation();
  const format = useFormat();
  const cents = amountOf(draft);
  const postage = postageOf(draft, options);
  if (cents === null || postage === 0) return null;
  return (
    <Row justify="between">
      <Text as="span" size="small" numeric>
        {`${t("gifts.form.card")} ${format.money(cents)} + ${
          t("gifts.form.postage").toLowerCase()
        } ${format.money(postage)}`}
      </Text>
      <Text as="b" size="small" numeric>{format.money(cents + postage)}</Text>
    </Row>
  );
}

/** Everything about a gift card beside the card itself, which changes with each letter. */
export function GiftCardForm({ options }: { options: GiftCardOptions }) {
  const { t } = useTranslation();
  const format = useFormat();
  const dayFormat = useFormat("UTC");
  const language = useLanguage();
  const user = useSessionUser();
  const showFailure = useShowFailure();
  const texts = useFieldTexts(options);
  const buying = useBuying();
  const key = draftKey(user?.id);
  const [draft, setDraft] = useState(() =>
    readDraft(key, {
      language,
      ...(user && { buyerName: user.name, buyerEmail: user.email }),
    })
  );
  const [wrong, setWrong] = useState<Partial<Record<DraftField, string>>>({});
  const [summary, setSummary] = useState<{ field?: string; message: string }[]>([]);
  const cents = amountOf(draft);
  const shown = options.designs.find((design) => design === draft.design) ?? options.designs[0]!;
  const cardLanguage = languages.find((each) => each === draft.language) ?? language;

  function set(part: Partial<GiftCardDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(key, next);
    const changed = [...Object.keys(part), ...("amount" in part ? ["ownAmount"] : [])];
    setWrong(Object.fromEntries(
      Object.entries(wrong).filter(([field]) => !changed.includes(field)),
    ));
  }

  function refuse(refused: Partial<Record<DraftField, string>>) {
    setWrong(refused);
    setSummary(Object.entries(refused).map(([field, message]) => ({ field, message })));
  }

  function send() {
    const fields = wrongFields(draft, options);
    refuse(Object.fromEntries(fields.map((field) => [field, texts[field] ?? ""])));
    if (fields.length > 0) return;
    buying.mutate(orderOf(draft, options), {
      onError: (error) => {
        const refused = refusedFields(error instanceof ApiError ? error.problem.errors ?? [] : []);
        refuse(refused);
        if (Object.keys(refused).length === 0) setSummary([{ message: showFailure(error) }]);
      },
    });
  }

  const fields: FieldsProps = { draft, set, options, errorOf: (field) => wrong[field] };
  const total = cents === null ? null : cents + postageOf(draft, options);
  const isSurprise = draft.by === "email" && draft.to === "recipient" && draft.when === "day" &&
    draft.on !== "";
  return (
    <GiftCardLayout
      facts={<CardFacts options={options} />}
      preview={
        <>
          <CardPicture
            design={shown}
            language={cardLanguage}
            recipientName={draft.recipientName.trim()}
            amount={cents === null ? undefined : format.money(cents)}
          />
          <GiftCardDesigns
            label={t("gifts.design")}
            seed={draft.recipientName.trim()}
            options={options.designs.map((value) => ({
              value,
              label: t(`gifts.designs.${value}`),
            }))}
            picked={shown}
            onPick={(design) => set({ design })}
          />
        </>
      }
    >
      <Form
        noValidate
        problems={summary}
        problemsTitle={t(
          summary.some(({ field }) => field) ? "gifts.form.check" : "gifts.form.failed",
        )}
        onSend={send}
      >
        <AmountFields {...fields} />
        <WordFields {...fields} />
        <RadioGroup
          label={t("gifts.form.language")}
          variant="segments"
          picked={cardLanguage}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onPick={(picked) => set({ language: picked })}
        />
        <DeliveryFields {...fields} />
        <EmailField
          name="buyerEmail"
          autoComplete="email"
          label={t("gifts.form.yourEmail")}
          description={t("gifts.form.yourEmailHelp")}
          value={draft.buyerEmail}
          maxLength={254}
          error={wrong.buyerEmail}
          meantText={(email) => t("gifts.form.emailMeant", { email })}
          onText={(buyerEmail) => set({ buyerEmail })}
        />
        <Stack gap="inline">
          <Total draft={draft} options={options} />
          <Button variant="primary" type="submit" block pending={buying.isPending}>
            {t("gifts.form.buy", { amount: total === null ? "…" : format.money(total) })}
          </Button>
          <Text size="small" tone="soft">
            {t("gifts.form.paysElsewhere")} {isSurprise && t("gifts.form.surprise", {
              day: dayFormat.date(noonOf(draft.on), "day"),
            })}
          </Text>
        </Stack>
      </Form>
    </GiftCardLayout>
  );
}
