import { DomainError } from "../../domain/errors.ts";
import { isParticipant, requireRole } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { type OnSiteReceipt, onSiteReceipt } from "./on-site-receipt.ts";

/** For the client and the practitioner. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_TOO_MANY_REQUESTS. */
export async function printOnSiteReceipt(
  ports: Pick<Ports, "auth" | "persistence">,
  context: ContextWithAddress,
  { id }: { id: string },
): Promise<OnSiteReceipt> {
  const found = await ports.persistence.therapySessions.findEntry(id, false);
  const { session, by } = requireRole(found, context.account);
  if (!isParticipant(by)) throw new DomainError("ERR_FORBIDDEN");
  return await onSiteReceipt(ports, context, session);
}
