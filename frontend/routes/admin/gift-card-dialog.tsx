import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api, ok } from "../../api/client.ts";
import { noonOf } from "../../days.ts";
import { CardPicture } from "../../gift-cards/card-picture.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { FileButton } from "../../payments/file-button.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { giftCardsQuery, ListedGiftCard } from "./money-queries.ts";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import { useDecision } from "./use-decision.ts";
import { useDeliveryText } from "./use-delivery-text.ts";
import { useQueueAddress } from "./use-queue-address.ts";

function useAddress({ delivery }: ListedGiftCard): string | null {
  const { locale } = useFormat();
  if (delivery.by !== "post") return null;
  const { line1, postalCode, city, country } = delivery.address;
  const land = new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
  return [line1, `${postalCode} ${city}`, land].join(", ");
}

function Facts({ card }: { card: ListedGiftCard }) {
  const { t } = useTranslation();
  const format = useFormat();
  const days = useFormat("UTC");
  const deliveryText = useDeliveryText();
  const address = useAddress(card);
  const { buyer, expiresOn, createdAt, recipientName, balanceCents, amountCents } = card;
  const of = t("admin.giftCards.of", { amount: format.money(amountCents) });
  return (
    <DescriptionList
      variant="rows"
      items={[
        { name: t("admin.giftCards.recipient"), value: recipientName },
        {
          name: t("admin.giftCards.columns.left"),
          value: `${format.money(balanceCents)} (${of})`,
        },
        { name: t("admin.giftCards.columns.delivery"), value: deliveryText(card) },
        ...(address ? [{ name: t("admin.giftCards.address"), value: address }] : []),
        { name: t("admin.giftCards.buyer"), value: `${buyer.name}, ${buyer.email}` },
        { name: t("admin.giftCards.bought"), value: format.listDateTime(createdAt) },
        ...(expiresOn
          ? [{ name: t("admin.giftCards.validUntil"), value: days.date(noonOf(expiresOn), "long") }]
          : []),
      ]}
    />
  );
}

type Step = "look" | "block" | "reissue";

function useDecisions(id: string, onDone: () => void) {
  const { t } = useTranslation();
  const params = { path: { id } };
  return {
    posting: useDecision<void>({
      send: () => ok(api.POST("/api/admin/gift-cards/{id}/posted", { params })),
      done: t("admin.giftCards.markedPosted"),
      onDone,
    }),
    blocking: useDecision<string>({
      send: (reason) =>
        ok(api.POST("/api/admin/gift-cards/{id}/block", { params, body: { reason } })),
      done: t("admin.giftCards.blocked"),
      onDone,
    }),
    reissuing: useDecision<string>({
      send: (reason) =>
        ok(api.POST("/api/admin/gift-cards/{id}/reissue", { params, body: { reason } })),
      done: t("admin.giftCards.reissued"),
      onDone,
    }),
  };
}

function OpenCard({ card, onClose }: { card: ListedGiftCard; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const [step, setStep] = useState<Step>("look");
  const { posting, blocking, reissuing } = useDecisions(card.id, onClose);
  const { id, state, delivery, sentAt, design, language, recipientName, amountCents } = card;
  if (step !== "look") {
    return (
      <ReasonDialog
        title={t(`admin.giftCards.${step}`)}
        text={t(`admin.giftCards.${step}Text`)}
        sendLabel={t("admin.giftCards.send")}
        sending={step === "block" ? blocking : reissuing}
        onClose={() => setStep("look")}
      />
    );
  }
  const waitsForPost = state === "active" && delivery.by === "post" && sentAt === null;
  const canReissue = (state === "active" || state === "blocked") && card.balanceCents > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("admin.giftCards.title", { name: recipientName })}
      closeLabel={t("shell.close")}
      actions={
        <>
          {state === "active" && (
            <Button
              variant="quiet"
              icon="lock"
              onClick={() => setStep("block")}
            >
              {t("admin.giftCards.block")}
            </Button>
          )}
          {canReissue && (
            <Button
              variant="quiet"
              icon="refresh-cw"
              onClick={() => setStep("reissue")}
            >
              {t("admin.giftCards.reissue")}
            </Button>
          )}
          {state === "active" && delivery.by === "post" && (
            <FileButton
              icon="printer"
              name={`gift-card-${id}.pdf`}
              load={() =>
                ok(api.GET("/api/admin/gift-cards/{id}/pdf", {
                  params: { path: { id } },
                  parseAs: "blob",
                }))}
            >
              {t("admin.giftCards.print")}
            </FileButton>
          )}
          {waitsForPost && (
            <Button
              variant="primary"
              icon="send"
              pending={posting.isPending}
              onClick={() => posting.mutate()}
            >
              {t("admin.giftCards.markPosted")}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="group">
        <CardPicture
          design={design}
          language={language}
          recipientName={recipientName}
          amount={format.money(amountCents)}
        />
        <Facts card={card} />
        {card.paymentId && (
          <div>
            <Button small variant="quiet" href={`/admin/payments?open=${card.paymentId}`}>
              {t("admin.giftCards.payment")}
            </Button>
          </div>
        )}
        {posting.error && <Note tone="error" urgent>{showFailure(posting.error)}</Note>}
      </Stack>
    </Dialog>
  );
}

/** The card that the address opens. */
export function GiftCardDialog({ query }: { query: ReturnType<typeof giftCardsQuery> }) {
  const { open, change } = useQueueAddress();
  const { data } = useInfiniteQuery(query);
  const card = data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === open);
  if (!card) return null;
  return <OpenCard key={card.id} card={card} onClose={() => change({ open: "" })} />;
}
