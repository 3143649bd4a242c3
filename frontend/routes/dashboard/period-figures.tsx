import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { CsvButton } from "./csv-button.tsx";
import { type Days, daysOf, periods } from "./periods.ts";
import { figuresQuery } from "./queries.ts";

// Date fields and plots are heavy.
const OwnDays = lazy(async () => ({ default: (await import("./own-days.tsx")).OwnDays }));
export const FigureBlocks = lazyPart(async () =>
  (await import("./figure-blocks.tsx")).FigureBlocks
);

/** The figures of the period in the address. */
export function PeriodFigures({ therapistId, now }: { therapistId: string; now: number }) {
  const { t } = useTranslation();
  const calendar = useFormat("UTC");
  const { timeZone } = useFormat();
  const { params, go } = useListAddress();
  const { period, days } = daysOf(params, dayIn(timeZone, now));
  const spanOf = ({ from, to }: Days) =>
    t("dashboard.period.span", {
      from: calendar.date(noonOf(from), "numeric"),
      to: calendar.date(noonOf(to), "numeric"),
    });
  return (
    <Section heading={t("dashboard.figures")}>
      <Row justify="between">
        <RadioGroup
          label={t("dashboard.period.label")}
          labelHidden
          variant="segments"
          wrap
          options={periods.map((value) => ({ value, label: t(`dashboard.period.${value}`) }))}
          picked={period}
          onPick={(value) => go({ period: value, ...(value === "own" ? days : noDays) }, replace)}
        />
        {days && <CsvButton therapistId={therapistId} days={days} />}
      </Row>
      {period === "own" && (
        <Suspense fallback={<Skeleton label={t("dashboard.loading")} />}>
          <OwnDays />
        </Suspense>
      )}
      {days
        ? <Text tone="soft">{spanOf(days)}</Text>
        : <Empty message={t("dashboard.period.help")} />}
      {days && <Loaded therapistId={therapistId} days={days} />}
    </Section>
  );
}

const replace = { replace: true };
const noDays = { from: null, to: null };

function Loaded({ therapistId, days }: { therapistId: string; days: Days }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(figuresQuery(therapistId, days));
  const reference = referenceOf(error);
  const loading = <Skeleton label={t("dashboard.loading")} count={4} />;
  if (error) {
    return (
      <Failed
        message={`${t("dashboard.failed")} ${showFailure(error)}`}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
        reference={reference && t("shell.reference", { id: reference })}
      />
    );
  }
  if (!data) return loading;
  const { met, missed, upcoming, cancelled } = data.total;
  return (
    <Stack gap="part">
      {met + missed + upcoming + cancelled === 0 && <Empty message={t("dashboard.none")} />}
      <Suspense fallback={loading}>
        <FigureBlocks figures={data} />
      </Suspense>
    </Stack>
  );
}
