import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Figures } from "ui-kit/layout/figures.tsx";
import { FilterRow } from "ui-kit/layout/filter-row.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { dayIn, type Month, monthOf, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { PageLocation } from "../../page-location.ts";
import { FileButton } from "../../payments/file-button.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { Direct } from "./direct.tsx";
import { monthOfAddress, monthsBefore, type Statement, statementQuery } from "./queries.ts";

type StatementRow = Statement["rows"][number];

const estonia = "Europe/Tallinn";

function currentMonth(now: number): Month {
  return monthOf(dayIn(estonia, now));
}

function useColumns(): DataColumn<StatementRow>[] {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat(estonia);
  return [
    {
      id: "what",
      name: t("statements.columns.what"),
      as: "title",
      cell: ({ practiceType, sessionAt }) => (
        <Stack gap="hair">
          <Text weight="strong">
            {practiceType ? label("THERAPY_TYPE", practiceType) : t("statements.removed")}
          </Text>
          {sessionAt && <Text size="small" tone="soft">{format.dateTime(sessionAt)}</Text>}
        </Stack>
      ),
    },
    {
      id: "day",
      name: t("statements.columns.day"),
      as: "date",
      cell: ({ at }) => <Text size="small">{format.date(at)}</Text>,
    },
    {
      id: "amount",
      name: t("statements.columns.amount"),
      as: "line",
      numeric: true,
      cell: ({ amountCents }) => (
        <Text numeric weight="strong">
          {amountCents < 0 ? `−${format.money(-amountCents)}` : format.money(amountCents)}
        </Text>
      ),
    },
  ];
}

function Downloads({ month }: { month: Month }) {
  const { t } = useTranslation();
  const params = { path: { month } };
  return (
    <>
      <FileButton
        icon="download"
        aria-label={t("statements.csvNamed")}
        name={`heaolu-${month}.csv`}
        load={() =>
          ok(api.GET("/api/payments/statements/{month}/csv", { params, parseAs: "blob" }))}
      >
        {t("statements.csv")}
      </FileButton>
      <FileButton
        icon="file-text"
        aria-label={t("statements.pdfNamed")}
        name={`heaolu-${month}.pdf`}
        load={() =>
          ok(api.GET("/api/payments/statements/{month}/pdf", { params, parseAs: "blob" }))}
      >
        {t("statements.pdf")}
      </FileButton>
    </>
  );
}

function Shown({ statement }: { statement: Statement }) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useColumns();
  const { openingCents, closingCents, rows } = statement;
  return (
    <Stack gap="block">
      <Figures
        items={[
          { name: t("statements.opening"), value: format.money(openingCents) },
          { name: t("statements.came"), value: format.money(closingCents - openingCents) },
          { name: t("statements.closing"), value: format.money(closingCents) },
        ]}
      />
      {rows.length === 0 ? <Empty message={t("statements.empty")} /> : (
        <DataTable
          label={t("statements.title")}
          columns={columns}
          rows={rows}
          keyOf={({ at, therapySessionId }) => `${at} ${therapySessionId}`}
        />
      )}
      <Direct direct={statement.direct} />
    </Stack>
  );
}

export function prefetchForUser(
  cache: QueryClient,
  _user: CurrentUser,
  { search, now }: PageLocation,
) {
  return cache.prefetchQuery(statementQuery(monthOfAddress(search, currentMonth(now))));
}

function NotPractitioner() {
  const { t } = useTranslation();
  return (
    <Page tall>
      <PageTitle>{t("statements.title")}</PageTitle>
      <PageHeader
        title={t("statements.refused")}
        lead={t("statements.refusedText")}
        action={<Button variant="primary" href="/journal">{t("shell.own.journal")}</Button>}
      />
    </Page>
  );
}

function Statements() {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const search = useSearchParams();
  const current = currentMonth(useRenderTime());
  const month = monthOfAddress(search, current);
  const { data, error, refetch } = useQuery(statementQuery(month));
  const months = monthsBefore(current);
  return (
    <Page tall>
      <PageTitle>{t("statements.title")}</PageTitle>
      <BackLink href="/sessions">{t("shell.own.sessions")}</BackLink>
      <PageHeader title={t("statements.title")} lead={t("statements.lead")} />
      <Stack gap="block">
        <FilterRow>
          <Select
            label={t("statements.month")}
            picked={month}
            groups={[{
              options: (months.includes(month) ? months : [...months, month]).map((id) => ({
                id,
                label: format.opening(format.month(noonOf(`${id}-15`))),
              })),
            }]}
            onPick={(id) => void navigate(`?month=${id}`, { replace: true })}
          />
          <Downloads month={month} />
        </FilterRow>
        {data && <Shown statement={data} />}
        {!data && error && (
          <Failed
            message={`${t("statements.failed")} ${showFailure(error)}`}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton label={t("statements.loading")} count={3} />}
      </Stack>
    </Page>
  );
}

/** What gift cards brought a practitioner, month by month. */
export function Component() {
  const user = useCurrentUser();
  return user && user.therapistId === null ? <NotPractitioner /> : <Statements />;
}
