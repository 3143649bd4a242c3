import type { FigureStep } from "../../domain/admin-figures.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CountedPeriod, getAdminFigures } from "./get-admin-figures.ts";
import { recordAction } from "./record-action.ts";

/** For admins; it is noted who exported them. ERR_FORBIDDEN, ERR_INVALID_INPUT. */
export async function exportAdminFigures(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  query: { from: string; to: string; step: FigureStep },
): Promise<CountedPeriod[]> {
  const { periods } = await getAdminFigures({ persistence }, context, query);
  await persistence.transaction((repositories) =>
    recordAction(persistence, repositories, context, {
      action: "export-list",
      kind: "list",
      id: "figures",
    })
  );
  return periods;
}
