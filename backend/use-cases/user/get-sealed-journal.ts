import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnSealedJournal, readOwnJournal } from "./own-journal.ts";

export async function getSealedJournal(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<OwnSealedJournal> {
  return await readOwnJournal(persistence, account);
}
