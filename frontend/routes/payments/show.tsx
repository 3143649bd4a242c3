import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Outcome } from "ui-kit/feedback/outcome.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { isPurchaseId, usePurchaseSecret } from "../../payments/purchase-secret.ts";
import { isUnknownPayment, type Payment, paymentQuery } from "../../payments/queries.ts";
import { Receipts } from "../../payments/receipts.tsx";
import { usePolling } from "../../payments/use-polling.ts";
import { useTimeLeft } from "../../payments/use-time-left.ts";
import { BeforeContent } from "../../shell/before-content.tsx";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";

const looks = {
  "pending": { state: "waiting", words: "waiting" },
  "paid": { state: "done", words: "paid" },
  "failed": { state: "failed", words: "failed" },
  "expired": { state: "ended", words: "expired" },
  "partially-refunded": { state: "done", words: "partly" },
  "refunded": { state: "done", words: "partly" },
} as const satisfies Record<Payment["state"], object>;

function Actions({ payment: { state, kind, reference, pageUrl } }: { payment: Payment }) {
  const { t } = useTranslation();
  if (state === "pending" && pageUrl) {
    return <Button href={pageUrl} reload>{t("payments.waiting.open")}</Button>;
  }
  if (kind === "course") {
    return <Button variant="primary" href={`/courses/${reference}`}>{t("payments.course")}</Button>;
  }
  if (kind === "package" && state === "paid") {
    return (
      <Button variant="primary" href={`/packages/${reference}`}>{t("payments.package")}</Button>
    );
  }
  return <Button variant="quiet" href="/">{t("payments.home")}</Button>;
}

function Result({ payment, secret }: { payment: Payment; secret: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { share } = useTimeLeft(payment.expiresAt);
  const { state, words } = looks[payment.state];
  return (
    <Outcome
      state={state}
      left={share}
      title={t(`payments.${words}.title`, { amount: format.money(payment.refundedCents) })}
      text={t(`payments.${words}.text`)}
      actions={<Actions payment={payment} />}
    >
      <Row justify="between">
        <Text as="span">{payment.description}</Text>
        <Text as="b" numeric>{format.money(payment.amountCents)}</Text>
      </Row>
      <Receipts payment={payment} secret={secret} />
    </Outcome>
  );
}

/** Where the payment page returns to after a purchase. */
export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const secret = usePurchaseSecret(id);
  const { data, error, isLoading, refetch } = useQuery(paymentQuery(id, secret));
  usePolling(data, secret, refetch);
  const isUnknown = !isPurchaseId(id) || !data && isUnknownPayment(error);
  return (
    <Page padded tall width="form">
      <PageTitle>{t("payments.title")}</PageTitle>
      {!isUnknown && <NeedsScripts />}
      {data && <Result payment={data} secret={secret ?? ""} />}
      {!data && (
        <BeforeContent
          title={t("payments.title")}
          loading={(secret === null || isLoading) && (
            <Skeleton label={t("payments.loading")} count={1} />
          )}
          unknown={isUnknown && {
            message: t("payments.unknown"),
            action: <Button href="/">{t("payments.home")}</Button>,
          }}
          error={error}
          onRetry={refetch}
        />
      )}
    </Page>
  );
}
