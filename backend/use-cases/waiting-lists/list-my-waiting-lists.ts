import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnEntry, ownEntry } from "./waiting-link.ts";

export async function listMyWaitingLists(
  ports: Pick<Ports, "auth" | "persistence">,
  { account }: Context,
): Promise<OwnEntry[]> {
  const { persistence } = ports;
  const user = await persistence.users.find(account.userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  const entries = await persistence.waitingLists.listOfUser(user.id);
  return await Promise.all(entries.map((entry) => ownEntry(ports, persistence, { entry, user })));
}
