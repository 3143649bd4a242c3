import { BarPlot, type BarPlotProps } from "ui-kit/layout/bar-plot.tsx";
import { FigureBlock } from "ui-kit/layout/figure-block.tsx";
import type { Figures } from "./queries.ts";
import { useFigureTexts } from "./use-figure-texts.ts";

export function Income({ figures }: { figures: Figures }) {
  const { t, format, weekOf, earlier } = useFigureTexts(figures);
  const { total, weeks } = figures;
  const sumOf = (one: Pick<typeof total, "earnedCents" | "bookedCents">) =>
    one.earnedCents + one.bookedCents;
  const bars: BarPlotProps["bars"] = weeks.map((week) => ({
    id: week.from,
    name: weekOf(week.from),
    parts: [
      { look: "filled", value: week.earnedCents },
      { look: "open", value: week.bookedCents },
    ],
  }));
  return (
    <FigureBlock
      name={t("dashboard.income.name")}
      value={format.money(sumOf(total))}
      sentence={t("dashboard.income.sentence")}
      note={[
        t("dashboard.income.parts", {
          earned: format.money(total.earnedCents),
          booked: format.money(total.bookedCents),
        }),
        earlier((totals) => format.money(sumOf(totals))),
        t("dashboard.income.note"),
      ].join(" ")}
      table={{
        open: t("dashboard.table"),
        columns: [
          t("dashboard.columns.week"),
          t("dashboard.income.earned"),
          t("dashboard.income.booked"),
        ],
        rows: weeks.map((week) => [
          weekOf(week.from),
          format.money(week.earnedCents),
          format.money(week.bookedCents),
        ]),
      }}
    >
      {sumOf(total) > 0 && (
        <BarPlot
          label={t("dashboard.income.plot", { count: weeks.length })}
          formatValue={(cents) => format.money(cents)}
          bars={bars}
        />
      )}
    </FigureBlock>
  );
}
