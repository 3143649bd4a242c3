import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PrintedGiftCard } from "ui-kit/booking/printed-gift-card.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Outcome } from "ui-kit/feedback/outcome.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { noonOf } from "../../days.ts";
import { CardPicture } from "../../gift-cards/card-picture.tsx";
import { giftCardOptionsQuery, type GiftCardPurchase } from "../../gift-cards/queries.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { FileButton } from "../../payments/file-button.tsx";
import { secretHeader } from "../../payments/purchase-secret.ts";
import { Receipts } from "../../payments/receipts.tsx";
import { DeliveryDialog } from "./delivery-dialog.tsx";

type Props = { card: GiftCardPurchase; secret: string };

function useTitle({ delivery, sentAt }: GiftCardPurchase): string {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const day = (date: string) => format.date(noonOf(date), "spoken");
  if (delivery.by === "post") return t("gifts.bought.done.post", { day: day(delivery.arrives) });
  if (sentAt !== null) return t("gifts.bought.done.sent");
  return delivery.on === null
    ? t("gifts.bought.done.soon")
    : t("gifts.bought.done.scheduled", { day: day(delivery.on) });
}

function useNext({ delivery }: GiftCardPurchase): string {
  const { t } = useTranslation();
  if (delivery.by === "post") return t("gifts.bought.nextPost");
  return t(delivery.to === "recipient" ? "gifts.bought.nextMail" : "gifts.bought.nextBuyer");
}

function Code({ code }: { code: string }) {
  const { t } = useTranslation();
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(code).then(() => true, () => false);
    void notify({
      tone: isCopied ? "success" : "error",
      message: t(isCopied ? "gifts.bought.copied" : "gifts.bought.copyFailed"),
    });
  }
  return (
    <Row justify="between">
      <Stack gap="hair">
        <Text as="span" size="small" tone="soft">{t("gifts.bought.code")}</Text>
        <Text as="bdi" size="card" weight="strong" numeric translate="no">{code}</Text>
      </Stack>
      <Button small variant="quiet" icon="copy" onClick={() => void copy()}>
        {t("gifts.bought.copy")}
      </Button>
    </Row>
  );
}

function Actions({ card, secret }: Props) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const { id, code, delivery, state } = card;
  // Without a day the card is sent at once.
  const canChange = state === "active" && delivery.by === "email" && delivery.on !== null &&
    card.sentAt === null;
  return (
    <>
      {code && (
        <FileButton
          icon="printer"
          name={`heaolu-${id}.pdf`}
          load={() =>
            ok(api.GET("/api/gift-cards/{id}/pdf", {
              params: { path: { id }, header: secretHeader(secret) },
              parseAs: "blob",
            }))}
        >
          {t("gifts.bought.print")}
        </FileButton>
      )}
      {canChange && (
        <Button variant="quiet" onClick={() => setChanging(true)}>
          {t("gifts.bought.change")}
        </Button>
      )}
      {code && (
        <Button variant="quiet" href={`/gift-card/balance#${code}`}>
          {t("gifts.bought.balance")}
        </Button>
      )}
      {isChanging && (
        <DeliveryDialog
          card={card}
          secret={secret}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

/** A card that is paid: its code, what happens next, and the paper card. */
export function PaidCard({ card, secret }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const days = useFormat("UTC");
  const title = useTitle(card);
  const next = useNext(card);
  const { data: options } = useQuery(giftCardOptionsQuery);
  const { state, code, buyer, delivery, design, language, recipientName, message } = card;
  const picture = { design, language, recipientName };
  const isMailed = delivery.by === "email" && delivery.to === "recipient";
  const texts = [
    ...(isMailed && card.sentAt === null
      ? [t("gifts.bought.done.to", { email: delivery.email })]
      : []),
    t("gifts.bought.done.receipt", { email: buyer.email }),
  ];
  return (
    <Stack gap="part">
      <Outcome
        state={state === "active" ? "done" : "ended"}
        title={state === "active" ? title : t(`gifts.bought.state.${state as "blocked"}`)}
        text={texts.join(" ")}
        actions={<Actions card={card} secret={secret} />}
      >
        {code && state === "active" && <Code code={code} />}
        <Receipts payment={card.payment} secret={secret} />
      </Outcome>
      {state === "active" && (
        <Section heading={t("gifts.bought.next")}>
          <Text size="reading">{next}</Text>
          {options && (
            <Note icon="rotate-ccw">
              {t("gifts.bought.nextRefund", { days: options.refundDays })}
            </Note>
          )}
        </Section>
      )}
      {code && (
        <Section heading={t("gifts.bought.printed")}>
          <PrintedGiftCard
            label={t("gifts.bought.printed")}
            lang={language}
            front={<CardPicture {...picture} />}
            message={message}
            from={buyer.name}
            amount={format.money(card.amountCents)}
            code={code}
            note={t("gifts.bought.printedNote", {
              day: card.expiresOn ? days.date(noonOf(card.expiresOn), "numeric") : "",
            })}
          />
        </Section>
      )}
    </Stack>
  );
}
