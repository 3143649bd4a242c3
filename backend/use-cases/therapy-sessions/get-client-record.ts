import { DomainError } from "../../domain/errors.ts";
import { type ClientRecord, clientRecord } from "../../domain/late-fee.ts";
import { requireRole } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordSessionRead } from "../data-access/record-session-read.ts";

export async function getClientRecord(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<ClientRecord> {
  const { therapySessions } = persistence;
  const { session, by } = requireRole(await therapySessions.find(id), account);
  if (by !== "therapist") throw new DomainError("ERR_FORBIDDEN");
  await recordSessionRead(persistence, { account, now }, { session, by, kind: "client-record" });
  return clientRecord(await therapySessions.listBetween(session.userId, session.therapistId));
}
