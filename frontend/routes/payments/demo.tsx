import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { config } from "../../config.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { isPurchaseId, secretHeader, usePurchaseSecret } from "../../payments/purchase-secret.ts";
import { demoPaymentQuery, isUnknownPayment } from "../../payments/queries.ts";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";

type DemoPayment = components["schemas"]["DemoPayment"];

const outcomes = ["paid", "failed", "expired"] as const;

type DemoOutcome = (typeof outcomes)[number];

function Choices({ payment, secret }: { payment: DemoPayment; secret: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const cache = useQueryClient();
  const query = demoPaymentQuery(payment.id, secret);
  const ending = useSubmit({
    mutationFn: (outcome: DemoOutcome) =>
      ok(api.POST("/api/payments/{id}/demo", {
        params: { path: { id: payment.id }, header: secretHeader(secret) },
        body: { outcome },
      })),
    onSuccess: ({ returnPath }) => location.assign(returnPath),
    onError: () => void cache.invalidateQueries(query),
  });
  return (
    <Stack gap="group">
      <Text as="h2" size="card">{t("payments.demo.choose")}</Text>
      {ending.error && <Note tone="error" urgent>{showFailure(ending.error)}</Note>}
      <Stack gap="inline">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            block
            variant={outcome === "paid" ? "primary" : "secondary"}
            pending={ending.isPending}
            onClick={() => ending.mutate(outcome)}
          >
            {t(`payments.demo.${outcome}`, { amount: format.money(payment.amountCents) })}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function Details({ payment, secret }: { payment: DemoPayment; secret: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { description, amountCents, expiresAt, state, returnPath } = payment;
  const { brand } = config;
  return (
    <Card>
      <Stack gap="group">
        <Text size="lead" numeric>{format.money(amountCents)}</Text>
        <DescriptionList
          variant="rows"
          items={[
            { name: t("payments.demo.to"), value: brand },
            { name: t("payments.demo.what"), value: description },
            { name: t("payments.demo.until"), value: format.dateTime(expiresAt) },
          ]}
        />
        {state === "pending" ? <Choices payment={payment} secret={secret} /> : (
          <Stack gap="group">
            <Note role="status">{t("payments.demo.ended")}</Note>
            <div>
              <Button variant="primary" href={returnPath} reload>
                {t("payments.demo.back", { brand })}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** In place of the page of a bank, in the demo. */
export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const showFailure = useShowFailure();
  const secret = usePurchaseSecret(`${id}/demo`);
  const { data, error, isLoading, refetch } = useQuery(demoPaymentQuery(id, secret));
  const isUnknown = !isPurchaseId(id) || !data && isUnknownPayment(error);
  return (
    <Page padded tall width="form">
      <PageTitle>{t("payments.demo.title")}</PageTitle>
      {!isUnknown && <NeedsScripts />}
      <Stack gap="block">
        <PageHeader title={t("payments.demo.title")} lead={t("payments.demo.lead")} />
        {!isUnknown && (secret === null || isLoading) && (
          <Skeleton label={t("payments.loading")} count={1} />
        )}
        {data && <Details payment={data} secret={secret ?? ""} />}
        {isUnknown && (
          <Empty
            message={t("payments.unknown")}
            action={<Button href="/">{t("payments.home")}</Button>}
          />
        )}
        {!data && error && !isUnknown && (
          <Failed
            message={showFailure(error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}
