import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { FileButton } from "ui-kit/controls/file-button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { FilterRow } from "ui-kit/layout/filter-row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { ApiError } from "../../api/api-error.ts";
import { createRuleDraft as limits } from "../../api/limits/admin.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { textOf } from "../../forms.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { draftAddress, draftsQuery, type ListedDraft } from "./rule-queries.ts";
import { RuleProblems } from "./rule-problems.tsx";

export const draftLooks = {
  editing: { tone: "neutral", icon: "pencil" },
  waiting: { tone: "warning", icon: "clock" },
  published: { tone: "success", icon: "check" },
} as const;

/** Both make a draft and open it. */
function NewDraft() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [isMissing, setMissing] = useState(false);
  const open = ({ id }: { id: string }) => void navigate(draftAddress(id));
  const creating = useSubmit({
    mutationFn: (title: string) => ok(api.POST("/api/admin/rule-drafts", { body: { title } })),
    onSuccess: open,
  });
  const importing = useSubmit({
    mutationFn: async (file: File) => {
      const title = file.name.slice(0, limits.title.maxLength);
      const body = { title, text: await file.text() };
      return await ok(api.POST("/api/admin/rule-drafts/import", { body }));
    },
    onSuccess: open,
  });
  const problems = importing.error instanceof ApiError ? importing.error.problem.errors : undefined;
  return (
    <Stack gap="stack">
      <Form
        noValidate
        aria-label={t("rules.drafts.new")}
        onSend={(entries) => {
          const title = textOf(entries, "title").trim();
          setMissing(title === "");
          if (title !== "") creating.mutate(title);
        }}
      >
        <FilterRow>
          <TextField
            name="title"
            label={t("rules.drafts.title")}
            maxLength={limits.title.maxLength}
            error={isMissing ? t("rules.drafts.titleMissing") : undefined}
          />
          <Button type="submit" variant="primary" icon="plus" pending={creating.isPending}>
            {t("rules.drafts.new")}
          </Button>
          <FileButton
            icon="upload"
            accept="application/json,.json"
            pending={importing.isPending}
            onFile={(file) => importing.mutate(file)}
          >
            {t("rules.drafts.import")}
          </FileButton>
        </FilterRow>
      </Form>
      {creating.error && <Note tone="error" urgent>{showFailure(creating.error)}</Note>}
      {importing.error && (problems
        ? (
          <RuleProblems
            title={t("rules.drafts.importFailed")}
            problems={problems}
            nameOf={(path) => path === "text" ? t("rules.drafts.file") : path}
          />
        )
        : <Note tone="error" urgent>{showFailure(importing.error)}</Note>)}
    </Stack>
  );
}

function useColumns(): DataColumn<ListedDraft>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: "title",
      name: t("rules.drafts.title"),
      as: "title",
      cell: ({ title, changeCount }) => (
        <Stack gap="hair">
          <Text weight="strong">{title}</Text>
          <Text size="small" tone="soft">{t("rules.drafts.changes", { count: changeCount })}</Text>
        </Stack>
      ),
    },
    {
      id: "author",
      name: t("rules.drafts.author"),
      as: "line",
      cell: ({ author }) => author ?? t("rules.release"),
    },
    {
      id: "changed",
      name: t("rules.drafts.changed"),
      as: "date",
      cell: ({ changedAt }) => (
        <Text size="small" tone="soft">{format.listDateTime(changedAt)}</Text>
      ),
    },
    {
      id: "state",
      name: t("admin.list.state"),
      as: "status",
      cell: ({ state, returnReason }) => (
        <Badge {...draftLooks[state]}>
          {t(returnReason !== null ? "rules.drafts.returned" : `rules.drafts.state.${state}`)}
        </Badge>
      ),
    },
    {
      id: "action",
      name: t("rules.columns.action"),
      as: "action",
      cell: ({ id, title }) => (
        <Button
          small
          href={draftAddress(id)}
          aria-label={t("admin.list.openNamed", { name: title })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];
}

export function RuleDrafts() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const columns = useColumns();
  const { data, error, refetch } = useQuery(draftsQuery);
  return (
    <Stack gap="group">
      <NewDraft />
      {data
        ? data.length === 0 ? <Empty message={t("rules.drafts.none")} /> : (
          <DataTable
            label={t("rules.part.drafts")}
            columns={columns}
            rows={data}
            keyOf={({ id }) => id}
          />
        )
        : error
        ? (
          <Failed
            message={showFailure(error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )
        : <Skeleton label={t("admin.list.loading")} count={2} />}
    </Stack>
  );
}
