import { BarPlot, type BarPlotProps } from "ui-kit/layout/bar-plot.tsx";
import { FigureBlock } from "ui-kit/layout/figure-block.tsx";
import type { Figures } from "./queries.ts";
import { useFigureTexts } from "./use-figure-texts.ts";

export function Income({ figures }: { figures: Figures }) {
  const { t, format, weekOf, earlier } = useFigureTexts(figures);
  const { total, weeks, expected } = figures;
  const sumOf = (one: Pick<typeof total, "earnedCents" | "feeCents" | "bookedCents">) =>
    one.earnedCents + one.feeCents + one.bookedCents;
  const parts = [
    { look: "filled", kind: "earned" },
    { look: "mark", kind: "fees" },
    { look: "open", kind: "booked" },
  ] as const;
  const centsOf = { earned: "earnedCents", fees: "feeCents", booked: "bookedCents" } as const;
  const bars: BarPlotProps["bars"] = weeks.map((week) => ({
    id: week.from,
    name: weekOf(week.from),
    parts: parts.map(({ look, kind }) => ({ look, value: week[centsOf[kind]] })),
  }));
  return (
    <FigureBlock
      name={t("dashboard.income.name")}
      value={format.money(sumOf(total))}
      sentence={expected
        ? t("dashboard.income.until", { day: weekOf(total.to) })
        : t("dashboard.income.sentence")}
      note={[
        ...(expected && expected.leastCents < expected.mostCents
          ? [
            t("dashboard.income.expected", {
              least: format.money(expected.leastCents),
              most: format.money(expected.mostCents),
            }),
          ]
          : []),
        ...(total.paidOnSiteCents > 0
          ? [t("dashboard.income.paidDirectly", { amount: format.money(total.paidOnSiteCents) })]
          : []),
        earlier((totals) => format.money(sumOf(totals))),
        t("dashboard.income.note"),
      ].join(" ")}
      table={{
        open: t("dashboard.table"),
        columns: [
          t("dashboard.columns.week"),
          ...parts.map(({ kind }) => t(`dashboard.income.${kind}`)),
        ],
        rows: weeks.map((week) => [
          weekOf(week.from),
          ...parts.map(({ kind }) => format.money(week[centsOf[kind]])),
        ]),
      }}
    >
      {sumOf(total) > 0 && (
        <BarPlot
          label={t("dashboard.income.plot", { count: weeks.length })}
          formatValue={(cents) => format.money(cents)}
          bars={bars}
          legend={parts.filter(({ kind }) => total[centsOf[kind]] > 0).map(({ look, kind }) => ({
            look,
            text: `${t(`dashboard.income.${kind}`)} ${format.money(total[centsOf[kind]])}`,
          }))}
        />
      )}
    </FigureBlock>
  );
}
