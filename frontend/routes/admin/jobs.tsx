import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { api, ok } from "../../api/client.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type Job, jobsQuery } from "./upkeep-queries.ts";
import { useDecision } from "./use-decision.ts";
import { useJobName } from "./use-job-name.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** An interval in the largest unit that is whole. */
function useIntervalText() {
  const { t } = useTranslation();
  return (ms: number) => {
    if (ms % hour === 0) return t("jobs.every.hours", { count: ms / hour });
    if (ms % minute === 0) return t("jobs.every.minutes", { count: ms / minute });
    return t("jobs.every.seconds", { count: ms / second });
  };
}

function State({ job }: { job: Job }) {
  const { t } = useTranslation();
  const { lastRun, failuresInRow, requestedAt, runningIn } = job;
  if (runningIn) return <Badge tone="info" icon="refresh-cw">{t("jobs.states.running")}</Badge>;
  if (requestedAt) return <Badge tone="info" icon="clock">{t("jobs.states.requested")}</Badge>;
  if (failuresInRow > 0) {
    return (
      <Badge tone="error" icon="triangle-alert">
        {t("jobs.states.failed", { count: failuresInRow })}
      </Badge>
    );
  }
  if (!lastRun) return <Badge tone="neutral" icon="clock">{t("jobs.states.never")}</Badge>;
  return <Badge tone="success" icon="check">{t("jobs.states.well")}</Badge>;
}

function RunNow({ job }: { job: Job }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { name, requestedAt, runningIn } = job;
  const label = useJobName()(name);
  const running = useDecision<void>({
    send: () => ok(api.POST("/api/admin/jobs/{name}/run", { params: { path: { name } } })),
    done: t("jobs.requested"),
  });
  return (
    <>
      <Button
        small
        disabled={requestedAt !== null || runningIn !== null}
        pending={running.isPending}
        aria-label={t("jobs.runNamed", { name: label })}
        onClick={() => running.mutate()}
      >
        {t("jobs.run")}
      </Button>
      {running.error && <Text size="small" role="alert">{showFailure(running.error)}</Text>}
    </>
  );
}

function useColumns(): DataColumn<Job>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const intervalText = useIntervalText();
  const nameOf = useJobName();
  return [
    {
      id: "name",
      name: t("jobs.columns.name"),
      as: "title",
      cell: ({ name, everyMs }) => (
        <Stack gap="hair">
          <Text weight="strong">
            {nameOf(name)}
          </Text>
          <Text size="small" tone="soft">{intervalText(everyMs)}</Text>
        </Stack>
      ),
    },
    {
      id: "last",
      name: t("jobs.columns.last"),
      as: "line",
      cell: ({ lastRun }) =>
        lastRun
          ? (
            <Stack gap="hair">
              <Text size="small">
                {t("jobs.lastRun", {
                  when: format.dateTime(lastRun.startedAt),
                  took: format.number(lastRun.tookMs),
                })}
              </Text>
              {lastRun.error && <Text size="small" lang="en">{lastRun.error}</Text>}
            </Stack>
          )
          : <Text size="small" tone="soft">{t("jobs.neverRan")}</Text>,
    },
    {
      id: "next",
      name: t("jobs.columns.next"),
      as: "date",
      cell: ({ nextRunAt, everyMs }) => (
        <Text size="small" tone="soft">
          {nextRunAt && everyMs >= minute ? format.dateTime(nextRunAt) : t("jobs.soon")}
        </Text>
      ),
    },
    {
      id: "where",
      name: t("jobs.columns.where"),
      as: "line",
      cell: ({ inEveryProcess, runningIn, lastRun }) => {
        const process = runningIn ?? lastRun?.process;
        const text = process && t("jobs.process", { id: process.slice(0, 8) });
        return (
          <Text size="small" tone="soft">
            {inEveryProcess ? t("jobs.everyProcess") : text ?? "–"}
          </Text>
        );
      },
    },
    {
      id: "state",
      name: t("jobs.columns.state"),
      as: "status",
      cell: (job) => <State job={job} />,
    },
    {
      id: "action",
      name: t("jobs.columns.action"),
      as: "action",
      cell: (job) => <RunNow job={job} />,
    },
  ];
}

function Jobs() {
  const { t } = useTranslation();
  const columns = useColumns();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(jobsQuery);
  if (!data) {
    if (!error) return <Skeleton label={t("admin.list.loading")} count={6} />;
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <Empty message={t("jobs.none")} />;
  return (
    <DataTable
      label={t("admin.pages.jobs")}
      columns={columns}
      rows={data}
      keyOf={({ name }) => name}
    />
  );
}

export function Component() {
  const { t } = useTranslation();
  return (
    <AdminPage title={t("admin.pages.jobs")} lead={t("jobs.lead")}>
      <Jobs />
    </AdminPage>
  );
}
