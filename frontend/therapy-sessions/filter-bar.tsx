import { Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { isFiltered, maxTextLength, periods, statuses } from "./filters.ts";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";
import { useListAddress } from "./use-list-address.ts";

const typingPauseMs = 300;

function SearchField({ label, example, words, onWords }: {
  label: string;
  example: string;
  words: string;
  onWords: (words: string) => void;
}) {
  const [typed, setTyped] = useState(words);
  const [seen, setSeen] = useState(words);
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (words !== seen) {
    setSeen(words);
    if (words !== typed.trim()) setTyped(words);
  }
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onWords(text.trim()), typingPauseMs);
  }
  return (
    <TextField
      id={id}
      name="q"
      type="search"
      label={label}
      placeholder={example}
      maxLength={maxTextLength}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

// Date fields are heavy and rarely used.
const DateRangeFilter = lazyPart(
  async () => (await import("./date-range-filter.tsx")).DateRangeFilter,
);

const any = "any";

type Option = { id: string; label: string };

function useOptions(sessions: TherapySession[], side: Side) {
  const { label } = useDomainValues();
  const people = new Map(sessions.map((session) => {
    const { id, name } = side === "me" ? session.therapist : session.client;
    return [id, name];
  }));
  const practices = new Set(sessions.map(({ practiceType }) => practiceType));
  const byName = (a: Option, b: Option) => a.label.localeCompare(b.label);
  return {
    people: [...people].map(([id, name]) => ({ id, label: name })).toSorted(byName),
    practices: [...practices].map((code) => ({ id: code, label: label("THERAPY_TYPE", code) }))
      .toSorted(byName),
  };
}

function Choice({ label, all, options, picked, onPick }: {
  label: string;
  all: string;
  options: Option[];
  picked: string | null;
  onPick: (id: string | null) => void;
}) {
  return (
    <Select
      label={label}
      groups={[{ options: [{ id: any, label: all }, ...options] }]}
      picked={picked ?? any}
      onPick={(id) => onPick(id === any ? null : id)}
    />
  );
}

export const noFilters = {
  person: null,
  practice: null,
  status: null,
  period: null,
  from: null,
  to: null,
  q: null,
};

const filterBarId = "session-filters";

/** Opens the filters; closing removes them, so that no hidden filter applies. */
export function FilterToggle({ filtering }: { filtering: boolean }) {
  const { t } = useTranslation();
  const { go } = useListAddress();
  return (
    <Button
      small
      variant="quiet"
      icon={filtering ? "x" : "search"}
      aria-expanded={filtering}
      aria-controls={filtering ? filterBarId : undefined}
      onClick={() => go({ ...noFilters, find: filtering ? null : "1" }, { replace: true })}
    >
      {t("journal.filter.open")}
    </Button>
  );
}

export function FilterBar({ sessions, side, found }: {
  sessions: TherapySession[];
  side: Side;
  found: string | undefined;
}) {
  const { t } = useTranslation();
  const { filters, filter, go } = useListAddress();
  const { people, practices } = useOptions(sessions, side);
  return (
    <search id={filterBarId}>
      <Stack gap="stack">
        <Grid cell="narrow" gap="stack">
          <SearchField
            label={t("journal.filter.text")}
            example={t("journal.filter.example")}
            words={filters.text}
            onWords={(text) => filter({ text })}
          />
          <Choice
            label={t(`journal.filter.person.${side}`)}
            all={t("journal.filter.anyone")}
            options={people}
            picked={filters.person}
            onPick={(person) => filter({ person })}
          />
          <Choice
            label={t("journal.filter.practice")}
            all={t("journal.filter.anyPractice")}
            options={practices}
            picked={filters.practice}
            onPick={(practice) => filter({ practice })}
          />
          {side === "therapist" && (
            <Choice
              label={t("journal.filter.status")}
              all={t("journal.filter.anyStatus")}
              options={statuses.map((id) => ({ id, label: t(`journal.session.${id}`) }))}
              picked={filters.status}
              onPick={(id) => filter({ status: statuses.find((status) => status === id) ?? null })}
            />
          )}
          <Choice
            label={t("journal.filter.period")}
            all={t("journal.filter.anyTime")}
            options={periods.map((id) => ({ id, label: t(`journal.filter.periods.${id}`) }))}
            picked={filters.period}
            onPick={(id) =>
              filter({
                period: periods.find((period) => period === id) ?? null,
                from: null,
                to: null,
              })}
          />
        </Grid>
        {filters.period === "days" && (
          <Suspense>
            <DateRangeFilter />
          </Suspense>
        )}
        <Row justify="between">
          <Text as="div" size="small" tone="soft" role="status">
            {isFiltered(filters) && found}
          </Text>
          {isFiltered(filters) && (
            <Button
              small
              variant="quiet"
              icon="x"
              onClick={() => go(noFilters)}
            >
              {t("journal.filter.clear")}
            </Button>
          )}
        </Row>
      </Stack>
    </search>
  );
}
