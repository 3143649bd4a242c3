import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page } from "../../ports/scheduling.ts";
import type { Context } from "../context.ts";
import { queryOf, type WantedSessions } from "./wanted-sessions.ts";

/** The caller's own sessions as a client. */
export async function listMyTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { therapistId, ...wanted }: WantedSessions & { therapistId?: string | undefined },
): Promise<Page<TherapySessionEntry>> {
  const { userId } = context.account;
  const { therapySessions } = persistence;
  const kinds = () => therapySessions.listKindsOfClient(userId);
  const query = await queryOf({ persistence }, context, {
    ...wanted,
    otherId: therapistId,
  }, kinds);
  return await therapySessions.listOfClient(userId, query);
}
