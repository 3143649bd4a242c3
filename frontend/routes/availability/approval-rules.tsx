import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Select } from "ui-kit/controls/select.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type Rules = components["schemas"]["ApprovalRules"];
type Rule = Rules["rules"][number]["rule"];

const choices: Rule[] = ["never", "new-clients", "always"];

const rulesQuery = {
  queryKey: ["approval-rules"],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    ok(api.GET("/api/session-requests/rules", { signal })),
};

/** Whose bookings of a practice the practitioner answers first; saved at once. */
export function ApprovalRules() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const format = useFormat();
  const showFailure = useShowFailure();
  const { label } = useDomainValues();
  const { data, error, refetch } = useQuery(rulesQuery);
  const saving = useSubmit({
    mutationFn: (rule: { practiceId: string; rule: Rule }) =>
      ok(api.PUT("/api/session-requests/rules", { body: { rules: [rule] } })),
    onSuccess: (saved: Rules) => {
      cache.setQueryData(rulesQuery.queryKey, saved);
      void cache.invalidateQueries({ queryKey: ["booking-page"] });
      void notify({ tone: "success", message: t("requests.rules.saved") });
    },
  });
  const rules = data?.rules ?? [];
  return (
    <Card as="section" aria-labelledby="approval-rules">
      <Text as="h2" size="card" id="approval-rules">{t("requests.rules.title")}</Text>
      {!data && !error && <Skeleton label={t("availability.loading")} />}
      {error && !data && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {data && !data.isOffered && (
        <Text size="small" tone="soft">{t("requests.rules.atProvider")}</Text>
      )}
      {data?.isOffered && (
        <Stack gap="stack">
          <Text size="small" tone="soft">{t("requests.rules.help")}</Text>
          {rules.map(({ practiceId, practice, rule }) => (
            <Select
              key={practiceId}
              label={`${
                practice.intro ? t("requests.rules.intro") : label("THERAPY_TYPE", practice.type)
              }, ${format.minutes(practice.durationMinutes)}`}
              picked={saving.isPending && saving.variables?.practiceId === practiceId
                ? saving.variables.rule
                : rule}
              onPick={(rule) => saving.mutate({ practiceId, rule: rule as Rule })}
              groups={[{
                options: choices.map((id) => ({ id, label: t(`requests.rules.${id}`) })),
              }]}
            />
          ))}
        </Stack>
      )}
      {saving.error && <Note tone="error" urgent>{showFailure(saving.error)}</Note>}
    </Card>
  );
}
