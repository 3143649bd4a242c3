import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { findLinkedSession } from "./find-linked-session.ts";
import type { LinkedSession } from "./signed-link.ts";

export async function readBooking(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  { token }: { token: string },
): Promise<LinkedSession> {
  return await findLinkedSession({ auth }, persistence, { token, purpose: "booking-link" }, now);
}
