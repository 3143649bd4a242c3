import { DomainError } from "../../domain/errors.ts";
import { type ClientRecord, clientRecord } from "../../domain/late-fee.ts";
import { requireRole } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function getClientRecord(
  { persistence: { therapySessions } }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<ClientRecord> {
  const { session, by } = requireRole(await therapySessions.find(id), account);
  if (by !== "therapist") throw new DomainError("ERR_FORBIDDEN");
  return clientRecord(await therapySessions.listBetween(session.userId, session.therapistId));
}
