import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page } from "../../ports/page.ts";
import type { Context } from "../context.ts";
import { type OwnSessions, type SessionListInput, sessionQuery } from "./session-query.ts";
import { requireOwnProfile } from "../require-right.ts";

export async function listTherapistTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { clientId, ...input }: SessionListInput & { clientId?: string | undefined },
): Promise<Page<TherapySessionEntry>> {
  const therapistId = requireOwnProfile(context.account, "keep-calendar");
  const { therapySessions } = persistence;
  const own: OwnSessions = {
    list: (query) => therapySessions.listOfTherapist(therapistId, query),
    listPairs: () => therapySessions.listClientPracticesOfTherapist(therapistId),
    nameOf: ({ client }) => client.name,
  };
  const query = await sessionQuery(
    { persistence },
    context,
    { ...input, counterpartId: clientId },
    own,
  );
  return await own.list(query);
}
