import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type AdminFigures, countPeriods, type FigureQuery } from "./counted-periods.ts";
import { requireRight } from "../require-right.ts";

/** For admins. ERR_FORBIDDEN, ERR_INVALID_INPUT. */
export async function getAdminFigures(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  query: FigureQuery,
): Promise<AdminFigures> {
  requireRight(account, "see-figures");
  return await countPeriods(persistence, query, now);
}
