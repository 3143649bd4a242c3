import { useQuery } from "@tanstack/react-query";
import { Link } from "ui-kit/controls/link.tsx";
import { BarPlot } from "ui-kit/layout/bar-plot.tsx";
import { FigureBlock } from "ui-kit/layout/figure-block.tsx";
import { currentAbsenceQuery } from "../../absences/queries.ts";
import { hasErrorCode } from "../../api/api-error.ts";
import { useWeekdayName } from "../../waiting-lists/use-wish-text.ts";
import type { Figures } from "./queries.ts";
import { useFigureTexts } from "./use-figure-texts.ts";

export function Utilisation({ figures }: { figures: Figures }) {
  const { t, format, hours, earlier } = useFigureTexts(figures);
  const weekdayName = useWeekdayName();
  const absence = useQuery(currentAbsenceQuery);
  const { total, weekdays } = figures;
  const name = t("dashboard.utilisation.name");
  if (total.openMinutes === null) {
    const where = hasErrorCode(absence.error, "ERR_NOT_FOUND") ? "notYet" : "elsewhere";
    return <FigureBlock name={name} sentence={t(`dashboard.utilisation.${where}`)} />;
  }
  const shareOf = (
    { bookedMinutes, openMinutes }: Pick<typeof total, "bookedMinutes" | "openMinutes">,
  ) => openMinutes ? bookedMinutes / openMinutes : 0;
  const open = weekdays.filter(({ openMinutes }) => openMinutes)
    .toSorted((a, b) => shareOf(b) - shareOf(a));
  const fullest = open[0];
  const emptiest = open.at(-1);
  if (!fullest || !emptiest) {
    return (
      <FigureBlock
        name={name}
        sentence={t("dashboard.utilisation.closed")}
        note={<Link href="/sessions/availability">{t("dashboard.utilisation.edit")}</Link>}
      />
    );
  }
  const summary = total.bookedMinutes > 0 && t("dashboard.utilisation.summary", {
    fullest: weekdayName(fullest.weekday),
    most: format.percent(shareOf(fullest)),
    emptiest: weekdayName(emptiest.weekday),
    least: format.percent(shareOf(emptiest)),
  });
  return (
    <FigureBlock
      name={name}
      value={format.percent(shareOf(total))}
      sentence={t("dashboard.utilisation.sentence")}
      note={
        <>
          {summary && <>{summary}{" "}</>}
          {figures.before.openMinutes !== 0 && (
            <>{earlier((totals) => format.percent(shareOf(totals)))}{" "}</>
          )}
          {t("dashboard.utilisation.note")}{" "}
          <Link href="/sessions/availability">{t("dashboard.utilisation.edit")}</Link>
        </>
      }
      table={{
        open: t("dashboard.table"),
        columns: ["day", "open", "booked", "share"].map((column) =>
          t(`dashboard.columns.${column as "day"}`)
        ),
        rows: weekdays.map((one) => [
          weekdayName(one.weekday),
          hours(one.openMinutes ?? 0),
          hours(one.bookedMinutes),
          one.openMinutes ? format.percent(shareOf(one)) : "–",
        ]),
      }}
    >
      <BarPlot
        label={summary || name}
        formatValue={(value) => t("dashboard.hours", { hours: format.number(value) })}
        bars={weekdays.map(({ weekday, bookedMinutes, openMinutes }) => ({
          id: String(weekday),
          name: weekdayName(weekday),
          outOf: (openMinutes ?? 0) / 60,
          parts: [{ look: "filled", value: bookedMinutes / 60 }],
        }))}
      />
    </FigureBlock>
  );
}

export function Sessions({ figures }: { figures: Figures }) {
  const { t, format, weekOf, earlier } = useFigureTexts(figures);
  const { total, weeks } = figures;
  const countOf = (one: Pick<typeof total, "met" | "upcoming">) => one.met + one.upcoming;
  const looks = { met: "filled", missed: "mark", upcoming: "open", cancelled: "line" } as const;
  const kinds = ["met", "missed", "upcoming", "cancelled"] as const;
  return (
    <FigureBlock
      name={t("dashboard.sessions.name")}
      value={format.number(countOf(total))}
      sentence={t("dashboard.sessions.sentence", { count: countOf(total) })}
      note={earlier((totals) => format.number(countOf(totals)))}
      table={{
        open: t("dashboard.table"),
        columns: [
          t("dashboard.columns.week"),
          ...kinds.map((kind) => t(`dashboard.sessions.${kind}`)),
        ],
        rows: weeks.map((week) => [
          weekOf(week.from),
          ...kinds.map((kind) => format.number(week[kind])),
        ]),
      }}
    >
      <BarPlot
        label={t("dashboard.sessions.plot", { count: weeks.length })}
        formatValue={(value) => format.number(value)}
        bars={weeks.map((week) => ({
          id: week.from,
          name: weekOf(week.from),
          parts: kinds.map((kind) => ({ look: looks[kind], value: week[kind] })),
        }))}
        legend={kinds.filter((kind) => total[kind] > 0).map((kind) => ({
          look: looks[kind],
          text: `${t(`dashboard.sessions.${kind}`)} ${format.number(total[kind])}`,
        }))}
      />
    </FigureBlock>
  );
}
