import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { FilterRow } from "ui-kit/layout/filter-row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import type { Rule } from "./rule-queries.ts";
import { useRuleWords } from "./rule-words.ts";

const severities = ["caution", "ask", "no"] as const;
export const badgeOf = { ok: "ok", caution: "caution", ask: "ask", no: "contraindicated" } as const;

/** The first so many are drawn; a search or a filter finds the others. */
const mostShown = 40;

const noFilters = { text: "", fact: "all", practice: "all", severity: "all" };

/** Rules with search and filters. */
export function RuleTable({ rules, label, action }: {
  rules: readonly Rule[];
  label: string;
  action?: ((rule: Rule) => ReactNode) | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const words = useRuleWords();
  const [filters, setFilters] = useState(noFilters);
  const [isWhole, setWhole] = useState(false);
  const set = (change: Partial<typeof noFilters>) => setFilters({ ...filters, ...change });
  const { text, fact, practice, severity } = useDeferredValue(filters);
  const typed = text.trim().toLowerCase();
  const found = rules.filter((rule) =>
    (fact === "all" || rule.fact === fact) &&
    (practice === "all" || rule.practices.includes(practice)) &&
    (severity === "all" || rule.severity === severity) &&
    [rule.id, ...Object.values(rule.reason)].some((each) => each.toLowerCase().includes(typed))
  );
  const all = { id: "all", label: t("admin.list.all") };
  const columns: DataColumn<Rule>[] = [
    {
      id: "rule",
      name: t("rules.columns.rule"),
      as: "title",
      cell: (rule) => (
        <Stack gap="hair">
          <Text weight="strong">{rule.reason[language] || rule.id}</Text>
          <Text size="caption" tone="faint">{rule.id}</Text>
        </Stack>
      ),
    },
    {
      id: "fact",
      name: t("rules.columns.factAndPractices"),
      as: "line",
      cell: (rule) => (
        <Stack gap="hair">
          <Text size="small">{words.fact(rule.fact)}</Text>
          <Text size="small" tone="soft">{words.practicesOf(rule)}</Text>
        </Stack>
      ),
    },
    {
      id: "verdict",
      name: t("rules.columns.verdict"),
      as: "status",
      cell: (rule) => (
        <VerdictBadge verdict={badgeOf[rule.severity]}>{words.verdict(rule.severity)}</VerdictBadge>
      ),
    },
    ...(action
      ? [{
        id: "action",
        name: t("rules.columns.action"),
        as: "action" as const,
        cell: action,
      }]
      : []),
  ];
  const shown = isWhole ? found : found.slice(0, mostShown);
  return (
    <Stack gap="group">
      <FilterRow>
        <TextField
          type="search"
          name="text"
          label={t("rules.filter.text")}
          value={filters.text}
          maxLength={100}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <Select
          label={t("rules.columns.fact")}
          picked={filters.fact}
          search={{ label: t("rules.filter.find"), noResults: t("admin.list.noneFound") }}
          groups={[{ options: [all, ...words.facts] }]}
          onPick={(id) => set({ fact: id })}
        />
        <Select
          label={t("rules.columns.practice")}
          picked={filters.practice}
          search={{ label: t("rules.filter.find"), noResults: t("admin.list.noneFound") }}
          groups={[{ options: [all, ...words.practices] }]}
          onPick={(id) => set({ practice: id })}
        />
        <Select
          label={t("rules.columns.verdict")}
          picked={filters.severity}
          groups={[{
            options: [all, ...severities.map((id) => ({ id, label: words.verdict(id) }))],
          }]}
          onPick={(id) => set({ severity: id })}
        />
      </FilterRow>
      <Text size="small" tone="soft" role="status">
        {t("rules.shown", { shown: shown.length, count: found.length })}
      </Text>
      {found.length === 0
        ? (
          <Empty
            message={t("admin.list.noneFound")}
            action={<Button onClick={() => setFilters(noFilters)}>{t("admin.list.clear")}</Button>}
          />
        )
        : <DataTable label={label} columns={columns} rows={shown} keyOf={({ id }) => id} />}
      {shown.length < found.length && (
        <div>
          <Button onClick={() => setWhole(true)}>{t("admin.list.more")}</Button>
        </div>
      )}
    </Stack>
  );
}
