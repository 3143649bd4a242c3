import { Grid } from "ui-kit/layout/grid.tsx";
import { Clients, Missed } from "./client-figures.tsx";
import { Income } from "./income-figures.tsx";
import type { Figures } from "./queries.ts";
import { Ratings, RatingsOverTime } from "./rating-figures.tsx";
import { Sessions, Utilisation } from "./time-figures.tsx";

export function FigureBlocks({ figures }: { figures: Figures }) {
  return (
    <Grid cell="half" gap="section">
      <Utilisation figures={figures} />
      <Income figures={figures} />
      <Sessions figures={figures} />
      <Missed figures={figures} />
      <Clients figures={figures} />
      <Ratings figures={figures} />
      <RatingsOverTime figures={figures} />
    </Grid>
  );
}
