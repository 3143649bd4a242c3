import type { Ports } from "../../ports/ports.ts";
import { findLinkedEntry, type OwnEntry, ownEntry } from "./waiting-link.ts";

export async function readWaitingListLink(
  ports: Pick<Ports, "auth" | "persistence">,
  { token }: { token: string },
): Promise<OwnEntry> {
  const found = await findLinkedEntry(ports, ports.persistence, token);
  return await ownEntry(ports, ports.persistence, found);
}
