import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type ListedText, textsQuery } from "./upkeep-queries.ts";

const practice = "practice.";

function useColumns(): DataColumn<ListedText>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const nameOf = ({ id, title }: ListedText) =>
    id.startsWith(practice) ? label("THERAPY_TYPE", id.slice(practice.length)) : title;
  return [
    {
      id: "title",
      name: t("texts.columns.title"),
      as: "title",
      cell: (text) => <Text weight="strong">{nameOf(text)}</Text>,
    },
    {
      id: "version",
      name: t("texts.columns.version"),
      as: "line",
      cell: ({ version }) => <Text size="small" tone="soft">{t("texts.version", { version })}
      </Text>,
    },
    {
      id: "draft",
      name: t("texts.columns.draft"),
      as: "status",
      cell: ({ draft }) =>
        draft
          ? (
            <Stack gap="hair">
              <Badge tone="warning" icon="pencil">{t("texts.hasDraft")}</Badge>
              <Text size="small" tone="soft">
                {[draft.author, format.listDateTime(draft.changedAt)].filter(Boolean).join(", ")}
              </Text>
            </Stack>
          )
          : <Badge tone="success" icon="check">{t("texts.published")}</Badge>,
    },
    {
      id: "action",
      name: t("texts.columns.action"),
      as: "action",
      cell: (text) => (
        <Button
          small
          href={`/admin/pages/edit/${text.id}`}
          aria-label={t("admin.list.openNamed", { name: nameOf(text) })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];
}

function Texts() {
  const { t } = useTranslation();
  const columns = useColumns();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(textsQuery);
  if (!data) {
    if (!error) return <Skeleton label={t("admin.list.loading")} count={4} />;
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  const isPractice = ({ id }: ListedText) => id.startsWith(practice);
  const parts = [
    { name: t("texts.pages"), rows: data.filter((text) => !isPractice(text)) },
    { name: t("texts.practices"), rows: data.filter(isPractice) },
  ];
  if (data.length === 0) return <Empty message={t("admin.list.none")} />;
  return parts.filter(({ rows }) => rows.length > 0).map(({ name, rows }) => (
    <Section key={name} heading={name} divided={false}>
      <DataTable
        label={name}
        columns={columns}
        rows={rows}
        keyOf={({ id }) =>
          id}
      />
    </Section>
  ));
}

export function Component() {
  const { t } = useTranslation();
  return (
    <AdminPage title={t("admin.pages.texts")} lead={t("texts.lead")}>
      <Texts />
    </AdminPage>
  );
}
