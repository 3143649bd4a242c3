import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { isFiltered, periods, statuses } from "./filters.ts";
import type { Side } from "./queries.ts";
import { SearchWords } from "./search-field.tsx";
import type { TherapySession } from "./therapy-session.ts";
import { useAddress } from "./use-list-address.ts";

// Fields for days bring the arithmetic of calendars along; few people need them.
const OwnDays = lazy(async () => ({ default: (await import("./date-range-filter.tsx")).OwnDays }));

const any = "any";

type Option = { id: string; label: string };

/** The people and practices one can choose: those of the sessions that are known. */
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
  /** The word for no choice. */
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

/** The address without any filter. */
export const cleared = {
  person: null,
  practice: null,
  status: null,
  period: null,
  from: null,
  to: null,
  q: null,
};

const filterBarId = "session-filters";

/** Opens the filters; closing them takes them away, as nothing may be hidden by what is not seen. */
export function FilterToggle({ filtering }: { filtering: boolean }) {
  const { t } = useTranslation();
  const { go } = useAddress();
  return (
    <Button
      small
      variant="quiet"
      icon={filtering ? "x" : "search"}
      aria-expanded={filtering}
      aria-controls={filtering ? filterBarId : undefined}
      onClick={() => go({ ...cleared, find: filtering ? null : "1" }, { replace: true })}
    >
      {t("journal.filter.open")}
    </Button>
  );
}

/** Search and filters over a list of sessions, with what they leave and the way out. */
export function FilterBar({ sessions, side, found }: {
  /** All that are known, for their people and practices. */
  sessions: TherapySession[];
  side: Side;
  /** How many there are with these filters, as text; undefined until it is known. */
  found: string | undefined;
}) {
  const { t } = useTranslation();
  const { filters, filter, go } = useAddress();
  const { people, practices } = useOptions(sessions, side);
  return (
    <search id={filterBarId}>
      <Stack gap="stack">
        <Grid cell={170} gap="stack">
          <SearchWords
            label={t("journal.filter.text")}
            example={t(`journal.filter.example.${side}`)}
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
            <OwnDays />
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
              onClick={() => go(cleared)}
            >
              {t("journal.filter.clear")}
            </Button>
          )}
        </Row>
      </Stack>
    </search>
  );
}
