import { BarPlot } from "ui-kit/layout/bar-plot.tsx";
import { DotPlot, type DotPlotProps } from "ui-kit/layout/dot-plot.tsx";
import { FigureBlock } from "ui-kit/layout/figure-block.tsx";
import { mostRings, RingPlot } from "ui-kit/layout/ring-plot.tsx";
import { initialsOf } from "../../initials.ts";
import type { Figures } from "./queries.ts";
import { useFigureTexts } from "./use-figure-texts.ts";

/** Shares of fewer sessions say nothing. */
const leastForShare = 20;
const mostDots = 360;

type Dots = DotPlotProps["dots"];

export function Missed({ figures }: { figures: Figures }) {
  const { t, format, weekOf, earlier } = useFigureTexts(figures);
  const { total, weeks } = figures;
  const { met, missed, cancelledLate } = total;
  const agreed = met + missed + cancelledLate;
  const name = t("dashboard.missed.name");
  if (agreed === 0) return <FigureBlock name={name} sentence={t("dashboard.missed.none")} />;
  const dots = weeks.flatMap((week): Dots => [
    ...Array<Dots[number]>(week.met).fill("filled"),
    ...Array<Dots[number]>(week.cancelledLate).fill("cross"),
    ...Array<Dots[number]>(week.missed).fill("ring"),
  ]);
  const summary = t("dashboard.missed.summary", {
    met: format.number(met),
    late: format.number(cancelledLate),
    missed: format.number(missed),
  });
  const shares = t("dashboard.missed.shares", {
    missed: format.percent(total.missedShare ?? 0),
    late: format.percent(total.cancelledLateShare ?? 0),
  });
  return (
    <FigureBlock
      name={name}
      value={missed > 0 && format.number(missed)}
      sentence={missed > 0
        ? t("dashboard.missed.sentence", { count: missed })
        : t("dashboard.missed.everyone")}
      note={[
        agreed >= leastForShare ? shares : t("dashboard.missed.tooFew"),
        earlier((totals) => format.number(totals.missed)),
        t("dashboard.missed.note"),
      ].join(" ")}
      table={{
        open: t("dashboard.table"),
        columns: ["outcome", "count"].map((column) => t(`dashboard.columns.${column as "count"}`)),
        rows: [
          [t("dashboard.missed.met"), format.number(met)],
          [t("dashboard.missed.late"), format.number(cancelledLate)],
          [t("dashboard.missed.missed"), format.number(missed)],
        ],
      }}
    >
      {dots.length > mostDots && (
        <BarPlot
          label={summary}
          formatValue={(value) => format.number(value)}
          bars={weeks.map((week) => ({
            id: week.from,
            name: weekOf(week.from),
            parts: [
              { look: "mark", value: week.missed },
              { look: "line", value: week.cancelledLate },
            ],
          }))}
          legend={[
            { look: "mark", text: `${t("dashboard.missed.missed")} ${format.number(missed)}` },
            { look: "line", text: `${t("dashboard.missed.late")} ${format.number(cancelledLate)}` },
          ]}
        />
      )}
      {dots.length <= mostDots && (
        <DotPlot
          label={summary}
          dots={dots}
          legend={[
            { look: "filled", text: `${t("dashboard.missed.met")} ${format.number(met)}` },
            {
              look: "cross",
              text: `${t("dashboard.missed.late")} ${format.number(cancelledLate)}`,
            },
            { look: "ring", text: `${t("dashboard.missed.missed")} ${format.number(missed)}` },
          ]}
        />
      )}
    </FigureBlock>
  );
}

export function Clients({ figures }: { figures: Figures }) {
  const { t, format, earlier } = useFigureTexts(figures);
  const { clients, newClients, returningClients } = figures.total;
  const name = t("dashboard.clients.name");
  if (clients === 0) return <FigureBlock name={name} sentence={t("dashboard.clients.none")} />;
  const others = clients - returningClients;
  const listed = figures.clients;
  const perRing = Math.ceil(Math.max(...listed.map(({ sessions }) => sessions)) / mostRings);
  const summary = t("dashboard.clients.summary", {
    count: clients,
    new: format.number(newClients),
  });
  return (
    <FigureBlock
      name={name}
      value={format.number(returningClients)}
      sentence={t("dashboard.clients.sentence", { count: returningClients })}
      note={[
        perRing === 1
          ? t("dashboard.clients.ring")
          : t("dashboard.clients.rings", { count: perRing }),
        ...listed.length < clients ? [t("dashboard.clients.most", { count: listed.length })] : [],
        summary,
        earlier((totals) => format.number(totals.returningClients)),
      ].join(" ")}
      table={{
        open: t("dashboard.table"),
        columns: [t("dashboard.columns.client"), t("dashboard.columns.count")],
        rows: listed.map(({ name, sessions }) => [name, format.number(sessions)]),
      }}
    >
      <RingPlot
        label={t("dashboard.clients.discs")}
        discs={listed.map(({ id, name, sessions, cameAgain }) => ({
          id,
          caption: initialsOf(name),
          name: t("dashboard.clients.disc", { name, count: sessions }),
          rings: Math.ceil(sessions / perRing),
          look: cameAgain ? "filled" : "mark",
          href: `/sessions?part=past&person=${id}`,
        }))}
        legend={[
          {
            look: "filled",
            text: `${t("dashboard.clients.again")} ${format.number(returningClients)}`,
          },
          { look: "mark", text: `${t("dashboard.clients.once")} ${format.number(others)}` },
        ]}
      />
    </FigureBlock>
  );
}
