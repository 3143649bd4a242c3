import type { KeptData } from "../../ports/persistence/personal-data.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOpenedUser } from "./opened-user.ts";

/** How much is in a person's journal, never what. ERR_REASON_REQUIRED. */
export async function getJournalFigures(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<KeptData> {
  await requireOpenedUser(persistence, context, { id, access: "journal" });
  return await persistence.personalData.countKept(id, context.now);
}
