import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Figures as FigureRow } from "ui-kit/layout/figures.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { dayIn } from "../../days.ts";
import { downloadBlob } from "../../download.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { useRenderTime } from "../../use-render-time.ts";
import {
  type AdminFigures,
  adminFiguresQuery,
  type FigureDays,
  figureDays,
  spans,
  steps,
} from "./figure-queries.ts";

// The plots are heavy.
const FigurePlots = lazyPart(async () => (await import("./figure-plots.tsx")).FigurePlots);

const zone = "Europe/Tallinn";

const shown = ["booked", "people", "paidCents", "waitingPractitioners"] as const;

/** The last seven days in four numbers, each compared with the seven before. */
function Recent({ figures: { recent, before } }: { figures: AdminFigures }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <FigureRow
      items={shown.map((figure) => {
        const isMoney = figure === "paidCents";
        const text = (value: number) => isMoney ? format.money(value) : format.number(value);
        const difference = recent[figure] - before[figure];
        const direction = difference === 0 ? "same" : difference > 0 ? "more" : "fewer";
        return {
          name: t(`figures.recent.${figure}`),
          value: text(recent[figure]),
          note: t(`figures.compared.${direction}`, { difference: text(Math.abs(difference)) }),
        };
      })}
    />
  );
}

function CsvButton({ days }: { days: FigureDays }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const saving = useSubmit<void, void>({
    mutationFn: async () => {
      const file = await ok(
        api.GET("/api/admin/figures/csv", { params: { query: days }, parseAs: "blob" }),
      ) as unknown as Blob;
      downloadBlob(file, `figures-${days.from}-${days.to}.csv`);
    },
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
  return (
    <Button
      icon="download"
      aria-label={t("figures.csvNamed")}
      pending={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t("admin.list.csv")}
    </Button>
  );
}

const replace = { replace: true };

function useFigures() {
  const now = useRenderTime();
  const { params, go } = useListAddress();
  const { span, ...days } = figureDays(params, dayIn(zone, now));
  const figures = useQuery({ ...adminFiguresQuery(days), placeholderData: (before) => before });
  return { ...figures, span, days, go };
}

/** The last seven days beside the seven before. */
export function RecentFigures() {
  const { data } = useFigures();
  return data && <Recent figures={data} />;
}

/** What happened in the period of the address. */
export function Figures() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch, span, days, go } = useFigures();
  const loading = <Skeleton label={t("figures.loading")} count={4} />;
  return (
    <Section heading={t("figures.title")} divided={false}>
      <Stack gap="group">
        <Row justify="between">
          <Row>
            <RadioGroup
              label={t("figures.span.label")}
              labelHidden
              variant="segments"
              wrap
              options={spans.map((value) => ({ value, label: t(`figures.span.${value}`) }))}
              picked={span}
              onPick={(value) => go({ span: value }, replace)}
            />
            <RadioGroup
              label={t("figures.step.label")}
              labelHidden
              variant="segments"
              options={steps.map((value) => ({ value, label: t(`figures.by.${value}`) }))}
              picked={days.step}
              onPick={(value) => go({ step: value }, replace)}
            />
          </Row>
          <CsvButton days={days} />
        </Row>
        {error && (
          <Failed
            message={showFailure(error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && loading}
        {data && (
          <Suspense fallback={loading}>
            <FigurePlots figures={data} step={days.step} />
          </Suspense>
        )}
      </Stack>
    </Section>
  );
}
