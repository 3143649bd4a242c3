import { DomainError } from "../../domain/errors.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page } from "../../ports/page.ts";
import type { Context } from "../context.ts";
import { type SessionListInput, sessionQuery } from "./session-query.ts";

export async function listTherapistTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { clientId, ...input }: SessionListInput & { clientId?: string | undefined },
): Promise<Page<TherapySessionEntry>> {
  const { therapistId } = context.account;
  if (therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  const { therapySessions } = persistence;
  const listPairs = () => therapySessions.listClientPracticesOfTherapist(therapistId);
  const query = await sessionQuery(
    { persistence },
    context,
    { ...input, counterpartId: clientId },
    listPairs,
  );
  return await therapySessions.listOfTherapist(therapistId, query);
}
