import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { disable } from "./disabling.ts";

/** For admins, and for nobody about themselves: somebody has to be left to enable them again. */
export async function disableUser(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  if (!account.isAdmin || id === account.userId) throw new DomainError("ERR_FORBIDDEN");
  await disable(persistence, id, now);
}
