import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CountedPeriod, countPeriods, type FigureQuery } from "./counted-periods.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** For admins; it is noted who exported them. ERR_FORBIDDEN, ERR_INVALID_INPUT. */
export async function exportAdminFigures(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  query: FigureQuery,
): Promise<CountedPeriod[]> {
  requireRight(account, "see-figures");
  const { periods } = await countPeriods(persistence, query, now);
  await persistence.transaction((repositories) =>
    recordAction(persistence, repositories, { account, now }, {
      action: "export-list",
      kind: "list",
      id: "figures",
    })
  );
  return periods;
}
