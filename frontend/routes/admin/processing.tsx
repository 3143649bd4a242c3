import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Prose } from "ui-kit/layout/prose.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { downloadBlob } from "../../download.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type ProcessingRecord = components["schemas"]["ProcessingRecord"];

const recordQuery = (language: string) =>
  queryOptions({
    queryKey: [...adminKey, "processing", language],
    queryFn: ({ signal }) => ok(api.GET("/api/admin/processing", { signal })),
  });

function Tools() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const saving = useSubmit<void, void>({
    mutationFn: async () => {
      const file = await ok(
        api.GET("/api/admin/processing/csv", { parseAs: "blob" }),
      ) as unknown as Blob;
      downloadBlob(file, "processing.csv");
    },
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
  return (
    <Row>
      <Button icon="printer" onClick={() => globalThis.print()}>{t("processing.print")}</Button>
      <Button
        icon="download"
        aria-label={t("processing.csvNamed")}
        pending={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t("admin.list.csv")}
      </Button>
    </Row>
  );
}

function Lines({ heading, lines }: { heading: string; lines: string[] }) {
  return (
    <Section heading={heading}>
      <Prose>
        <ul>
          {lines.map((line) => <li key={line}>{line}</li>)}
        </ul>
      </Prose>
    </Section>
  );
}

function Record({ record }: { record: ProcessingRecord }) {
  const { headings } = record;
  return (
    <Stack gap="group" data-printed="alone">
      <Stack gap="hair">
        <Text weight="strong">{record.title}</Text>
        <Text>{record.controller}</Text>
        <Text size="small" tone="soft">{record.printed}</Text>
      </Stack>
      {record.classes.map(({ id, name, kept, tables, ...row }) => (
        <Section key={id} heading={name}>
          <DescriptionList
            variant="rows"
            items={[
              { name: headings.purpose, value: row.purpose },
              { name: headings.people, value: row.people },
              { name: headings.isHealth, value: row.isHealth },
              { name: headings.basis, value: row.basis },
              { name: headings.kept, value: kept.join("; ") },
              { name: headings.tables, value: tables.join(", ") },
            ]}
          />
        </Section>
      ))}
      <Lines heading={headings.recipients} lines={record.recipients} />
      <Lines heading={headings.measures} lines={record.measures} />
    </Stack>
  );
}

function LoadedRecord() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(recordQuery(useLanguage()));
  if (data) return <Record record={data} />;
  if (!error) return <Skeleton label={t("processing.loading")} count={6} />;
  return (
    <Failed
      message={showFailure(error)}
      retryLabel={t("shell.retry")}
      onRetry={() => void refetch()}
    />
  );
}

export function Component() {
  const { t } = useTranslation();
  return (
    <AdminPage
      title={t("admin.pages.processing")}
      lead={t("processing.lead")}
      action={<Tools />}
    >
      <LoadedRecord />
    </AdminPage>
  );
}
