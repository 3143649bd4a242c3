import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { type OnSiteReceipt, onSiteReceipt } from "../therapy-sessions/on-site-receipt.ts";
import { findLinkedSession } from "./find-linked-session.ts";

/** ERR_INVALID_TOKEN, ERR_NOT_FOUND, ERR_TOO_MANY_REQUESTS. */
export async function printBookingReceipt(
  ports: Pick<Ports, "auth" | "persistence">,
  context: VisitorContextWithAddress,
  { token }: { token: string },
): Promise<OnSiteReceipt> {
  const link = { token, purpose: "booking-link" } as const;
  const { session } = await findLinkedSession(ports, ports.persistence, link, context.now);
  return await onSiteReceipt(ports, context, session);
}
