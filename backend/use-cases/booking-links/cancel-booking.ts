import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { type Cancellation, cancelSession } from "../therapy-sessions/cancel-session.ts";
import { findLinkedSession } from "./find-linked-session.ts";
import { linkedClient } from "./linked-client.ts";
import type { LinkedSession } from "./signed-link.ts";

export async function cancelBooking(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now }: VisitorContext,
  { token, ...cancellation }: Omit<Cancellation, "id"> & { token: string },
): Promise<LinkedSession> {
  const link = { token, purpose: "booking-link" } as const;
  const { session, client } = await findLinkedSession(ports, ports.persistence, link, now);
  await cancelSession(ports, linkedClient(client), { ...cancellation, id: session.id }, now);
  return await findLinkedSession(ports, ports.persistence, link, now);
}
