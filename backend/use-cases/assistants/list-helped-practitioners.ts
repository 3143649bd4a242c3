import type { Ports } from "../../ports/ports.ts";
import type { HelpedPractitioner } from "../../ports/persistence/assistants.ts";
import type { Context } from "../context.ts";
import { listHelpedBy } from "./own-assistants.ts";

/** The practitioners whose calendar the caller keeps, and those who invited the caller. */
export async function listHelpedPractitioners(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<HelpedPractitioner[]> {
  return await listHelpedBy(persistence, account);
}
