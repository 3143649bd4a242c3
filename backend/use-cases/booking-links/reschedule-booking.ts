import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { moveSession, type NewTime } from "../therapy-sessions/move-session.ts";
import { findLinkedSession } from "./find-linked-session.ts";
import { linkedClient } from "./linked-client.ts";
import type { LinkedSession } from "./signed-link.ts";

export async function rescheduleBooking(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now }: VisitorContext,
  { token, ...time }: Omit<NewTime, "id"> & { token: string },
): Promise<LinkedSession> {
  const link = { token, purpose: "booking-link" } as const;
  const { session, client } = await findLinkedSession(ports, ports.persistence, link, now);
  await moveSession(ports, linkedClient(client), { ...time, id: session.id }, now);
  return await findLinkedSession(ports, ports.persistence, link, now);
}
