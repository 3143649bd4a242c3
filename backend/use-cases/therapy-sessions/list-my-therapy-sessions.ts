import { withoutNote } from "../../domain/session-texts.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page } from "../../ports/page.ts";
import type { Context } from "../context.ts";
import { type OwnSessions, type SessionListInput, sessionQuery } from "./session-query.ts";

export async function listMyTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { therapistId, ...input }: SessionListInput & { therapistId?: string | undefined },
): Promise<Page<TherapySessionEntry>> {
  const { userId } = context.account;
  const { therapySessions } = persistence;
  const own: OwnSessions = {
    list: async (query) => {
      const page = await therapySessions.listOfClient(userId, query);
      if (context.account.viewedBy === undefined) return page;
      return { ...page, items: page.items.map(withoutNote) };
    },
    listPairs: () => therapySessions.listTherapistPracticesOfClient(userId),
    nameOf: ({ therapist }) => therapist.name,
  };
  const query = await sessionQuery({ persistence }, context, {
    ...input,
    counterpartId: therapistId,
  }, own);
  return await own.list(query);
}
