import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Tabs } from "ui-kit/navigation/tabs.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { RuleDrafts } from "./rule-drafts.tsx";
import { downloadRules, draftsQuery, versionQuery, versionsQuery } from "./rule-queries.ts";
import { RuleTable } from "./rule-table.tsx";
import { RuleVersions } from "./rule-versions.tsx";

const parts = ["rules", "drafts", "versions"] as const;

function RulesInForce() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const versions = useQuery(versionsQuery);
  const current = versions.data?.find(({ state }) => state === "inForce")?.version;
  const found = useQuery({ ...versionQuery(current ?? 0), enabled: current !== undefined });
  const error = versions.error ?? found.error;
  if (versions.data && current === undefined) return <Empty message={t("rules.none")} />;
  if (!found.data || current === undefined) {
    if (!error) return <Skeleton label={t("admin.list.loading")} count={4} />;
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void (versions.error ? versions : found).refetch()}
      />
    );
  }
  return (
    <Stack gap="group">
      <div>
        <Button
          icon="download"
          onClick={() => void downloadRules(String(current), `rules-v${current}.json`)}
        >
          {t("rules.download")}
        </Button>
      </div>
      <RuleTable rules={found.data.rules} label={t("rules.part.rules")} />
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation();
  const search = useSearchParams();
  const part = parts.find((each) => each === search.get("part")) ?? "rules";
  const { data: drafts } = useQuery(draftsQuery);
  const count = drafts?.length ?? 0;
  return (
    <AdminPage title={t("rules.title")} lead={t("rules.lead")}>
      <Tabs
        label={t("rules.parts")}
        tabs={parts.map((each) => ({
          href: each === "rules" ? "/admin/rules" : `/admin/rules?part=${each}`,
          label: each === "drafts" && count > 0
            ? `${t("rules.part.drafts")} (${count})`
            : t(`rules.part.${each}`),
          current: each === part,
        }))}
      />
      {part === "rules" && <RulesInForce />}
      {part === "drafts" && <RuleDrafts />}
      {part === "versions" && <RuleVersions />}
    </AdminPage>
  );
}
