import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { languages } from "../../i18n/language.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Tabs } from "ui-kit/navigation/tabs.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type AdminValue, valuesQuery } from "./upkeep-queries.ts";
import { useUsageText } from "./use-usage-text.ts";
import { ValueDialog } from "./value-dialog.tsx";
import { valueHref, valueKinds } from "./value-kinds.ts";
import { ValueOrder } from "./value-order.tsx";

function useColumns(): DataColumn<AdminValue>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const usageText = useUsageText();
  return [
    {
      id: "label",
      name: t("values.columns.label"),
      as: "title",
      cell: ({ labels, code }) => (
        <Stack gap="hair">
          <Text weight="strong">{labels[language]}</Text>
          <Text size="small" tone="soft">{code}</Text>
        </Stack>
      ),
    },
    {
      id: "others",
      name: t("values.columns.others"),
      as: "line",
      cell: ({ labels }) => (
        <Text size="small">
          {languages.filter((other) => other !== language).map((other, at) => (
            <span key={other}>
              {at > 0 && " · "}
              <bdi lang={other}>{labels[other]}</bdi>
            </span>
          ))}
        </Text>
      ),
    },
    {
      id: "usage",
      name: t("values.columns.usage"),
      as: "line",
      cell: (value) => <Text size="small" tone="soft">{usageText(value)}</Text>,
    },
    {
      id: "state",
      name: t("values.columns.state"),
      as: "status",
      cell: ({ retiredAt }) =>
        retiredAt
          ? <Badge tone="neutral" icon="archive">{t("values.retired")}</Badge>
          : <Badge tone="success" icon="check">{t("values.offered")}</Badge>,
    },
    {
      id: "action",
      name: t("values.columns.action"),
      as: "action",
      cell: ({ domainCode, code, labels }) => (
        <Button
          small
          href={valueHref(domainCode, code)}
          aria-label={t("admin.list.openNamed", { name: labels[language] })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];
}

function Values() {
  const { t } = useTranslation();
  const params = useSearchParams();
  const columns = useColumns();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(valuesQuery);
  const kind = valueKinds.find((one) => one === params.get("kind")) ?? valueKinds[0];
  const values = (data ?? []).filter(({ domainCode }) => domainCode === kind);
  const isFixed = values.some(({ fixed }) => fixed);
  return (
    <Stack gap="group">
      <Tabs
        label={t("values.kinds")}
        tabs={valueKinds.map((one) => ({
          href: valueHref(one),
          label: t(`values.kind.${one}`),
          current: one === kind,
        }))}
      />
      {error && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton label={t("admin.list.loading")} count={4} />}
      {data && (
        <>
          <Row justify="between">
            <Text tone="soft">{t(isFixed ? "values.fixed" : "values.open")}</Text>
            <Row>
              <Button icon="move" href={valueHref(kind, "order")}>{t("values.order.open")}</Button>
              {!isFixed && (
                <Button variant="primary" icon="plus" href={valueHref(kind, "new")}>
                  {t("values.add")}
                </Button>
              )}
            </Row>
          </Row>
          <DataTable
            label={t(`values.kind.${kind}`)}
            columns={columns}
            rows={values}
            keyOf={({ code }) => code}
          />
          {params.get("open") === "order" && <ValueOrder kind={kind} values={values} />}
          {params.get("open") !== "order" && <ValueDialog kind={kind} values={values} />}
        </>
      )}
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation();
  return (
    <AdminPage title={t("admin.pages.values")} lead={t("values.lead")}>
      <Values />
    </AdminPage>
  );
}
