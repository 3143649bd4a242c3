import { useTranslation } from "react-i18next";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "ui-kit/controls/button.tsx";
import type { DataColumn } from "ui-kit/layout/data-table.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import { unansweredQuery, type UnansweredQuestion } from "./upkeep-queries.ts";
import { useDecision } from "./use-decision.ts";
import { useQueueAddress } from "./use-queue-address.ts";

function useColumns(): DataColumn<UnansweredQuestion>[] {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const now = useRenderTime();
  const { hrefWith } = useQueueAddress();
  return [
    {
      id: "who",
      name: t("admin.overview.unanswered.practitioner"),
      as: "title",
      cell: ({ therapistName }) => <Text weight="strong">{therapistName}</Text>,
    },
    {
      id: "practice",
      name: t("admin.overview.unanswered.practice"),
      as: "line",
      cell: ({ practice }) => <Text>{label("THERAPY_TYPE", practice)}</Text>,
    },
    {
      id: "since",
      name: t("admin.overview.columns.since"),
      as: "date",
      cell: ({ since }) => <Text size="small" tone="soft">{format.away(since, now)}</Text>,
    },
    {
      id: "reminded",
      name: t("admin.questions.reminded"),
      as: "line",
      cell: ({ remindedAt }) => (
        <Text size="small" tone="soft">
          {remindedAt ? format.dateTime(remindedAt) : t("admin.questions.notReminded")}
        </Text>
      ),
    },
    {
      id: "action",
      name: t("admin.overview.columns.action"),
      as: "action",
      cell: ({ id, therapistName }) => (
        <Button
          small
          href={hrefWith({ open: id })}
          aria-label={t("admin.questions.remindNamed", { name: therapistName })}
        >
          {t("admin.questions.remind")}
        </Button>
      ),
    },
  ];
}

function Reminder({ question, onClose }: { question: UnansweredQuestion; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, therapistName } = question;
  const reminding = useDecision<string>({
    send: (reason) =>
      ok(api.POST("/api/admin/questions/{id}/remind", {
        params: { path: { id } },
        body: { reason },
      })),
    done: t("admin.questions.sent"),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t("admin.questions.remindNamed", { name: therapistName })}
      text={t("admin.questions.text")}
      sendLabel={t("admin.questions.send")}
      sending={reminding}
      onClose={onClose}
    />
  );
}

export function Component() {
  const { t } = useTranslation();
  const { text, open, change } = useQueueAddress();
  const filters = { order: "oldest" as const, ...(text && { text }) };
  const query = unansweredQuery(filters);
  const columns = useColumns();
  const { data } = useInfiniteQuery(query);
  const opened = data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === open);
  return (
    <AdminPage
      title={t("admin.pages.questions")}
      lead={t("admin.questions.lead")}
    >
      <QueueFilter
        list="questions"
        query={filters}
        states={[]}
        searchLabel={t("admin.questions.search")}
      />
      <Queue
        label={t("admin.pages.questions")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text)}
        waiting
      />
      {opened && <Reminder question={opened} onClose={() => change({ open: "" })} />}
    </AdminPage>
  );
}
