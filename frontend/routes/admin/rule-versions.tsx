import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { RuleDifferences } from "./rule-differences.tsx";
import {
  downloadRules,
  draftAddress,
  type RuleVersion,
  versionQuery,
  versionsQuery,
} from "./rule-queries.ts";
import { useDecision } from "./use-decision.ts";

const looks = {
  inForce: { tone: "success", icon: "check" },
  scheduled: { tone: "warning", icon: "clock" },
  former: { tone: "neutral", icon: "history" },
  withdrawn: { tone: "neutral", icon: "x" },
} as const;

/** How a version differs from another one. */
function Comparison({ version, versions, onClose }: {
  version: number;
  versions: readonly RuleVersion[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const others = versions.filter((each) => each.count !== null && each.version !== version);
  const before = others.find((each) => each.version < version) ?? others[0];
  const [other, setOther] = useState(before?.version);
  const { data, error } = useQuery({
    ...versionQuery(version, other),
    enabled: other !== undefined,
  });
  const differences = data?.comparison?.differences;
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t("rules.versions.compareTitle", { version })}
      closeLabel={t("shell.close")}
    >
      <Stack gap="group">
        {other === undefined ? <Text>{t("rules.versions.nothingToCompare")}</Text> : (
          <Select
            label={t("rules.versions.with")}
            picked={String(other)}
            groups={[{
              options: others.map((each) => ({
                id: String(each.version),
                label: t("rules.version", { version: each.version }),
              })),
            }]}
            onPick={(id) => setOther(Number(id))}
          />
        )}
        {error && <Text>{showFailure(error)}</Text>}
        {other !== undefined && !error && !differences && (
          <Skeleton label={t("admin.list.loading")} count={2} />
        )}
        {differences?.length === 0 && <Empty message={t("rules.versions.same")} />}
        {differences && differences.length > 0 && <RuleDifferences differences={differences} />}
      </Stack>
    </Dialog>
  );
}

function VersionActions({ version: { version, state, count }, onCompare }: {
  version: RuleVersion;
  onCompare: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const name = t("rules.version", { version });
  const onError = (error: Error) => void notify({ tone: "error", message: showFailure(error) });
  const restoring = useSubmit<{ id: string }, void>({
    mutationFn: () => {
      const title = t("rules.versions.restoreTitle", { version });
      return ok(api.POST("/api/admin/rule-drafts", { body: { title, restore: version } }));
    },
    onSuccess: ({ id }) => void navigate(draftAddress(id)),
    onError,
  });
  const withdrawing = useDecision<void>({
    send: () => {
      const params = { path: { version } };
      return ok(api.POST("/api/admin/rule-versions/{version}/withdraw", { params }));
    },
    done: t("rules.versions.withdrawn", { version }),
    onRefused: onError,
  });
  if (count === null) return null;
  return (
    <Row>
      <Button small aria-label={`${t("rules.versions.compare")}: ${name}`} onClick={onCompare}>
        {t("rules.versions.compare")}
      </Button>
      <Button
        small
        variant="quiet"
        aria-label={`${t("rules.download")}: ${name}`}
        onClick={() => void downloadRules(String(version), `rules-v${version}.json`)}
      >
        {t("rules.download")}
      </Button>
      {(state === "former" || state === "withdrawn") && (
        <Button
          small
          variant="quiet"
          aria-label={`${t("rules.versions.restore")}: ${name}`}
          pending={restoring.isPending}
          onClick={() => restoring.mutate()}
        >
          {t("rules.versions.restore")}
        </Button>
      )}
      {state === "scheduled" && (
        <Button
          small
          aria-label={`${t("rules.versions.withdraw")}: ${name}`}
          pending={withdrawing.isPending}
          onClick={() => withdrawing.mutate()}
        >
          {t("rules.versions.withdraw")}
        </Button>
      )}
    </Row>
  );
}

export function RuleVersions() {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const [compared, setCompared] = useState<number | null>(null);
  const { data, error, refetch } = useQuery(versionsQuery);
  if (!data) {
    if (!error) return <Skeleton label={t("admin.list.loading")} count={2} />;
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  const columns: DataColumn<RuleVersion>[] = [
    {
      id: "version",
      name: t("rules.columns.version"),
      as: "title",
      cell: ({ version, count, comment }) => (
        <Stack gap="hair">
          <Text weight="strong">{t("rules.version", { version })}</Text>
          {count !== null && <Text size="small" tone="soft">{t("rules.count", { count })}</Text>}
          {comment && <Text size="small">{comment}</Text>}
        </Stack>
      ),
    },
    {
      id: "from",
      name: t("rules.versions.from"),
      as: "date",
      cell: ({ effectiveFrom }) => (
        <Text size="small" tone="soft">
          {effectiveFrom ? format.listDateTime(effectiveFrom) : t("rules.versions.start")}
        </Text>
      ),
    },
    {
      id: "who",
      name: t("rules.versions.who"),
      as: "line",
      cell: ({ author, reviewer, isRelease }) => (
        <Text size="small" tone="soft">
          {isRelease ? t("rules.release") : [author, reviewer].filter(Boolean).join(" → ")}
        </Text>
      ),
    },
    {
      id: "state",
      name: t("admin.list.state"),
      as: "status",
      cell: ({ state }) => <Badge {...looks[state]}>{t(`rules.versions.state.${state}`)}</Badge>,
    },
    {
      id: "action",
      name: t("rules.columns.action"),
      as: "action",
      cell: (version) => (
        <VersionActions
          version={version}
          onCompare={() => setCompared(version.version)}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={t("rules.part.versions")}
        columns={columns}
        rows={data}
        keyOf={({ version }) => String(version)}
      />
      {compared !== null && (
        <Comparison
          version={compared}
          versions={data}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
}
