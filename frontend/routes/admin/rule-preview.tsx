import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { components } from "../../api/schema.d.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { previewQuery, type RuleDraft } from "./rule-queries.ts";
import { useRuleWords } from "./rule-words.ts";

type Preview = components["schemas"]["RulePreview"];

function Counts({ preview }: { preview: Preview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useRuleWords();
  const { results, changedResults, changes, turningSessions, isCut, situations } = preview;
  const turn = ({ from, to }: Pick<Preview["changes"][number], "from" | "to">) =>
    t("rules.preview.turn", { from: words.verdict(from), to: words.verdict(to) });
  const columns: DataColumn<Preview["changes"][number]>[] = [
    {
      id: "practice",
      name: t("rules.columns.practice"),
      as: "title",
      cell: ({ practice }) => <Text weight="strong">{words.practice(practice)}</Text>,
    },
    { id: "turn", name: t("rules.preview.change"), as: "line", cell: turn },
    {
      id: "count",
      name: t("rules.preview.results"),
      as: "line",
      numeric: true,
      cell: ({ count }) => format.number(count),
    },
  ];
  return (
    <Stack gap="group">
      <Stack gap="tight" role="status">
        <Text weight="strong">{t("rules.preview.changed", { count: changedResults })}</Text>
        <Text>{t("rules.preview.sessions", { count: turningSessions })}</Text>
        <Text size="small" tone="soft">
          {t("rules.preview.looked", { count: results })} {isCut && t("rules.preview.cut")}{" "}
          {t("rules.preview.anonymous")}
        </Text>
      </Stack>
      {changes.length > 0 && (
        <DataTable
          label={t("rules.preview.results")}
          columns={columns}
          rows={changes}
          keyOf={({ practice, from, to }) => `${practice} ${from} ${to}`}
        />
      )}
      <Stack gap="stack">
        <Text as="h3" weight="strong">
          {t("rules.preview.situations", { count: situations.length })}
        </Text>
        <Text size="small" tone="soft">{t("rules.preview.situationsHelp")}</Text>
        {situations.map(({ fact, question, changes }) => (
          <Disclosure
            key={fact}
            title={`${question} (${t("rules.preview.practices", { count: changes.length })})`}
          >
            <ul>
              {changes.map(({ practice, ...change }) => (
                <li key={practice}>
                  <Text as="span" size="small">
                    {`${words.practice(practice)}: ${turn(change)}`}
                  </Text>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </Stack>
    </Stack>
  );
}

/** What a draft would change, counted on request. */
export function RulePreview({ draft }: { draft: RuleDraft }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [isWanted, setWanted] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    ...previewQuery(draft),
    enabled: isWanted,
  });
  return (
    <Section heading={t("rules.preview.title")}>
      {!isWanted && (
        <Stack gap="stack">
          <Text>{t("rules.preview.lead")}</Text>
          <div>
            <Button icon="eye" onClick={() => setWanted(true)}>{t("rules.preview.count")}</Button>
          </div>
        </Stack>
      )}
      {isWanted && !data && isFetching && (
        <Skeleton
          label={t("rules.preview.counting")}
          count={2}
        />
      )}
      {isWanted && error && !data && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {data && draft.problems.length > 0 && <Note tone="warning">{t("rules.preview.unsound")}
      </Note>}
      {data && <Counts preview={data} />}
    </Section>
  );
}
