import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { endEntry } from "./ended-entry.ts";
import { offerFreedTimes } from "./offer-freed-times.ts";
import { findLinkedEntry, type OwnEntry, ownEntry } from "./waiting-link.ts";

/** An open offer goes to the next person. A repetition changes nothing more. */
export async function leaveWaitingList(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now }: VisitorContext,
  { token }: { token: string },
): Promise<OwnEntry> {
  const { persistence } = ports;
  const { entry } = await persistence.transaction(async (repositories) => {
    const found = await findLinkedEntry(ports, repositories, token);
    await endEntry(repositories, found.entry, "left", now);
    return found;
  });
  await offerFreedTimes(ports, entry.therapistId, now);
  return await ownEntry(ports, persistence, await findLinkedEntry(ports, persistence, token));
}
