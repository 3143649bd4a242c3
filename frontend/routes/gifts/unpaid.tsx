import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Outcome } from "ui-kit/feedback/outcome.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { buyHref } from "../../gift-cards/buy-address.ts";
import { CardPicture } from "../../gift-cards/card-picture.tsx";
import { type GiftCardPurchase, giftCardQuery } from "../../gift-cards/queries.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { secretHeader } from "../../payments/purchase-secret.ts";
import { useTimeLeft } from "../../payments/use-time-left.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type Props = { card: GiftCardPurchase; secret: string };

/** A new payment for the same card. */
function useRetry({ card, secret }: Props) {
  const cache = useQueryClient();
  const query = giftCardQuery(card.id, secret);
  return useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/gift-cards/{id}/retry-payment", {
        params: { path: { id: card.id }, header: secretHeader(secret) },
      })),
    onSuccess: (purchase) => {
      cache.setQueryData(query.queryKey, purchase);
      if (purchase.payment.pageUrl) location.assign(purchase.payment.pageUrl);
    },
    onError: (error) => {
      if (hasErrorCode(error, "ERR_ALREADY_PAID")) void cache.invalidateQueries(query);
    },
  });
}

function Waiting({ card }: { card: GiftCardPurchase }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { payment, recipientName } = card;
  const { minutes, share } = useTimeLeft(payment.expiresAt);
  return (
    <Outcome
      state="waiting"
      left={share}
      title={t("gifts.bought.waiting.title")}
      text={t("gifts.bought.waiting.text")}
      actions={payment.pageUrl && (
        <Button href={payment.pageUrl} reload>{t("gifts.bought.waiting.open")}</Button>
      )}
    >
      <Row justify="between">
        <Text as="span" size="small" numeric>
          {`${recipientName} · ${format.money(payment.amountCents)}`}
        </Text>
        <Text as="span" size="small" tone="soft" numeric>
          {t("gifts.bought.waiting.ends", { count: minutes })}
        </Text>
      </Row>
    </Outcome>
  );
}

function NotPaid({ card, secret }: Props) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const retry = useRetry({ card, secret });
  const isFailed = card.payment.state === "failed";
  return (
    <Outcome
      state={isFailed ? "failed" : "ended"}
      title={t(isFailed ? "gifts.bought.failed.title" : "gifts.bought.expired.title")}
      text={t("gifts.bought.failed.text")}
      actions={
        <>
          <Button variant="primary" pending={retry.isPending} onClick={() => retry.mutate()}>
            {t("gifts.bought.failed.retry")}
          </Button>
          <Button variant="quiet" href={buyHref("/gift-card", "")}>
            {t("gifts.bought.failed.edit")}
          </Button>
        </>
      }
    >
      {retry.error && <Note tone="error" urgent>{showFailure(retry.error)}</Note>}
    </Outcome>
  );
}

/** A card whose payment has not come: it waits, failed or took too long. */
export function Unpaid(props: Props) {
  const format = useFormat();
  const { design, language, recipientName, amountCents, payment } = props.card;
  return (
    <Grid cell="wide" gap="block">
      {payment.state === "pending" ? <Waiting card={props.card} /> : <NotPaid {...props} />}
      <CardPicture
        design={design}
        language={language}
        recipientName={recipientName}
        amount={format.money(amountCents)}
      />
    </Grid>
  );
}
