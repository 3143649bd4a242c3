import { useTranslation } from "react-i18next";
import { FigureBlock } from "ui-kit/layout/figure-block.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { LinePlot } from "ui-kit/layout/line-plot.tsx";
import { noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { AdminFigures, CountedPeriod, Step } from "./figure-queries.ts";

type Figure = Exclude<keyof CountedPeriod, "firstDay" | "lastDay" | "finished">;

/** What stands in one drawing: at most two lines of one unit. */
const plots = [
  { id: "sessions", figures: ["booked", "held"] },
  { id: "changes", figures: ["cancelled", "missed"] },
  { id: "people", figures: ["people", "waitingPractitioners"] },
  { id: "money", figures: ["paidCents", "refundedCents"] },
  { id: "mails", figures: ["failedMails"] },
] as const satisfies readonly { id: string; figures: readonly Figure[] }[];

export function FigurePlots({ figures: { periods }, step }: { figures: AdminFigures; step: Step }) {
  const { t } = useTranslation();
  const format = useFormat();
  const calendar = useFormat("UTC");
  const nameOf = ({ firstDay }: CountedPeriod) =>
    step === "month" ? calendar.month(noonOf(firstDay)) : calendar.date(noonOf(firstDay), "brief");
  const last = periods.at(-1);
  if (!last) return null;
  return (
    <Grid cell="wide" gap="stack">
      {plots.map(({ id, figures }) => {
        const isMoney = id === "money";
        const valueText = (value: number) => isMoney ? format.money(value) : format.number(value);
        const lineText = (figure: Figure) =>
          t(`figures.line.${figure}`, {
            count: isMoney ? Math.round(last[figure] / 100) : last[figure],
            value: valueText(last[figure]),
          });
        const name = t(`figures.plot.${id}`);
        const sentence = t(last.finished ? "figures.lastPeriod" : `figures.this.${step}`, {
          what: format.list(figures.map(lineText)),
        });
        return (
          <FigureBlock
            key={id}
            framed
            name={name}
            sentence={sentence}
            table={{
              open: t("figures.table"),
              columns: [
                t(`figures.step.${step}`),
                ...figures.map((figure) => t(`figures.column.${figure}`)),
              ],
              rows: periods.map((period) => [
                period.finished
                  ? nameOf(period)
                  : t("figures.unfinished", { name: nameOf(period) }),
                ...figures.map((figure) => valueText(period[figure])),
              ]),
            }}
          >
            <LinePlot
              label={`${name}. ${sentence}`}
              formatValue={isMoney ? (value) => format.money(value) : format.number}
              points={periods.map((period) => ({
                id: period.firstDay,
                name: nameOf(period),
                finished: period.finished,
              }))}
              lines={figures.map((figure) => ({
                id: figure,
                text: lineText(figure),
                values: periods.map((period) => period[figure]),
              }))}
            />
          </FigureBlock>
        );
      })}
    </Grid>
  );
}
