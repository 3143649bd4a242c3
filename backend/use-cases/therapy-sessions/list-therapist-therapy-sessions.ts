import { DomainError } from "../../domain/errors.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page } from "../../ports/scheduling.ts";
import type { Context } from "../context.ts";
import { queryOf, type WantedSessions } from "./wanted-sessions.ts";

/** The sessions of the caller's clients. ERR_FORBIDDEN for who is no practitioner. */
export async function listTherapistTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { clientId, ...wanted }: WantedSessions & { clientId?: string | undefined },
): Promise<Page<TherapySessionEntry>> {
  const { therapistId } = context.account;
  if (therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  const { therapySessions } = persistence;
  const kinds = () => therapySessions.listKindsOfTherapist(therapistId);
  const query = await queryOf({ persistence }, context, { ...wanted, otherId: clientId }, kinds);
  return await therapySessions.listOfTherapist(therapistId, query);
}
