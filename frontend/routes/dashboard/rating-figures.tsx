import { BarPlot } from "ui-kit/layout/bar-plot.tsx";
import { FigureBlock } from "ui-kit/layout/figure-block.tsx";
import type { Figures } from "./queries.ts";
import { useFigureTexts } from "./use-figure-texts.ts";

/** How many ratings have how many stars. */
export function Ratings({ figures }: { figures: Figures }) {
  const { t, format, earlier } = useFigureTexts(figures);
  const { before } = figures;
  const { ratings, averageRating, ratingCounts } = figures.total;
  const name = t("dashboard.ratings.name");
  if (averageRating === null) {
    return <FigureBlock name={name} sentence={t("dashboard.ratings.none")} />;
  }
  const stars = ratingCounts.map((count, at) => ({
    id: String(at + 1),
    name: t("dashboard.ratings.stars", { count: at + 1 }),
    count,
  })).toReversed();
  return (
    <FigureBlock
      name={name}
      value={format.rating(averageRating)}
      sentence={t("dashboard.ratings.sentence", { count: ratings })}
      note={before.averageRating !== null &&
        earlier((totals) => format.rating(totals.averageRating ?? 0))}
      table={{
        open: t("dashboard.table"),
        columns: ["rating", "ratings"].map((column) =>
          t(`dashboard.columns.${column as "rating"}`)
        ),
        rows: stars.map((one) => [one.name, format.number(one.count)]),
      }}
    >
      <BarPlot
        label={format.list(stars.map((one) => `${one.name}: ${format.number(one.count)}`))}
        formatValue={(value) => format.number(value)}
        bars={stars.map(({ id, name, count }) => ({
          id,
          name,
          parts: [{ look: "filled", value: count }],
        }))}
      />
    </FigureBlock>
  );
}

/** The average of every week. */
export function RatingsOverTime({ figures }: { figures: Figures }) {
  const { t, format, weekOf } = useFigureTexts(figures);
  const rated = figures.weeks.filter(({ ratings }) => ratings > 0);
  if (rated.length === 0) return null;
  const averages = rated.map(({ averageRating }) => averageRating ?? 0);
  const summary = t("dashboard.ratings.range", {
    least: format.rating(Math.min(...averages)),
    most: format.rating(Math.max(...averages)),
  });
  return (
    <FigureBlock
      name={t("dashboard.ratings.weeks")}
      sentence={t("dashboard.ratings.ofWeek")}
      note={summary}
      table={{
        open: t("dashboard.table"),
        columns: ["week", "rating", "ratings"].map((column) =>
          t(`dashboard.columns.${column as "week"}`)
        ),
        rows: figures.weeks.map(({ from, averageRating, ratings }) => [
          weekOf(from),
          averageRating === null ? "–" : format.rating(averageRating),
          format.number(ratings),
        ]),
      }}
    >
      <BarPlot
        label={summary}
        formatValue={(value) => format.number(value)}
        bars={figures.weeks.map(({ from, averageRating }) => ({
          id: from,
          name: weekOf(from),
          parts: [{ look: "filled", value: averageRating ?? 0 }],
        }))}
        most={5}
      />
    </FigureBlock>
  );
}
