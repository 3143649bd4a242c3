import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { MoneyLines } from "ui-kit/booking/money-lines.tsx";
import { SessionDots } from "ui-kit/booking/session-dots.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { freeTimesHref } from "../../addresses.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { type Package, packageQuery } from "../../packages/queries.ts";
import { isUnknownPayment } from "../../payments/queries.ts";
import { Receipts } from "../../payments/receipts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";

/** What is left, in sessions and in money that is no whole session. */
function Left({ item }: { item: Package }) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const { state, sessions, sessionsLeft, sessionCents, balanceCents, expiresOn } = item;
  const day = expiresOn ? format.date(noonOf(expiresOn), "numeric") : "";
  const left = t("packages.show.left", { left: sessionsLeft, total: sessions });
  const overCents = balanceCents - sessionsLeft * sessionCents;
  // Less than that is what the price did not divide by.
  const isOver = overCents >= sessions;
  return (
    <Stack gap="inline">
      {state === "active" && (
        <Row gap="stack">
          <SessionDots left={sessionsLeft} total={sessions} label={left} />
          <Text as="span" aria-hidden>{left}</Text>
        </Row>
      )}
      {state === "active" && isOver && (
        <Text size="small">{t("packages.show.money", { amount: format.money(overCents) })}</Text>
      )}
      <Text size="small" tone="soft">
        {state === "active" && t("packages.show.until", { day })}
        {state === "expired" && t("packages.show.ended", { day })}
        {state === "refunded" && t("packages.show.refunded")}
      </Text>
    </Stack>
  );
}

function Uses({ item: { uses, payment, priceCents } }: { item: Package }) {
  const { t } = useTranslation();
  const format = useFormat();
  const paidAt = payment.paidAt ?? payment.expiresAt;
  return (
    <Stack as="section" gap="stack">
      <h2>{t("packages.show.uses")}</h2>
      {uses.length === 0 && <Text>{t("packages.show.noUses")}</Text>}
      <MoneyLines
        lines={[
          ...uses.map(({ therapySessionId, startsAt, amountCents, returnedCents }, at) => ({
            id: `${therapySessionId} ${at}`,
            what: t("packages.show.used", { day: format.date(startsAt, "long") }),
            note: returnedCents > 0 &&
              t("packages.show.returned", { amount: format.money(returnedCents) }),
            amount: `−${format.money(amountCents)}`,
          })),
          {
            id: "bought",
            what: t("packages.show.bought"),
            note: format.date(paidAt, "long"),
            amount: format.money(priceCents),
            plus: true,
          },
        ]}
      />
    </Stack>
  );
}

function Details({ item }: { item: Package }) {
  const { t } = useTranslation();
  const { state, sessionsLeft, therapist, payment } = item;
  return (
    <Stack gap="block">
      <Card>
        <Stack gap="group">
          <Left item={item} />
          {state === "active" && sessionsLeft > 0 && (
            <Row>
              <Button variant="primary" href={freeTimesHref(therapist.slug)}>
                {t("packages.show.book")}
              </Button>
            </Row>
          )}
        </Stack>
      </Card>
      <Uses item={item} />
      <Stack as="section" gap="stack">
        <h2>{t("packages.show.receipts")}</h2>
        <Receipts payment={payment} secret="" />
      </Stack>
    </Stack>
  );
}

/** A package of the client: what is left, until when, and the sessions that it paid. */
export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const { label } = useDomainValues();
  const showFailure = useShowFailure();
  const userId = useSessionUser()?.id ?? null;
  const { data, error, refetch } = useQuery(packageQuery(id, userId));
  const isUnknown = !data && isUnknownPayment(error);
  const title = data ? label("THERAPY_TYPE", data.practiceType) : t("packages.title");
  return (
    <Page tall width="form">
      <PageTitle>{title}</PageTitle>
      <BackLink href="/journal">{t("packages.toJournal")}</BackLink>
      <PageHeader
        title={title}
        lead={data &&
          `${t("packages.buy.title", { count: data.sessions })} · ${data.therapist.name}`}
      />
      {!data && !error && <Skeleton label={t("packages.loading")} count={2} />}
      {data && <Details item={data} />}
      {isUnknown && (
        <Empty
          message={t("packages.unknown")}
          action={<Button href="/journal">{t("packages.toJournal")}</Button>}
        />
      )}
      {!data && error && !isUnknown && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
