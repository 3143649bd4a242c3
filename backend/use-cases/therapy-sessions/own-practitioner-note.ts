import { type PractitionerNote, requireNoteAuthor } from "../../domain/practitioner-note.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";

/** The caller's note about the client of a session, null before the first, and the two people it belongs to. */
export async function ownPractitionerNote(
  { practitionerNotes, therapySessions }: Pick<
    Repositories,
    "practitionerNotes" | "therapySessions"
  >,
  { account }: Context,
  sessionId: string,
): Promise<{
  pair: Pick<PractitionerNote, "authorUserId" | "clientUserId">;
  stored: PractitionerNote | null;
}> {
  const { userId } = requireNoteAuthor(await therapySessions.find(sessionId), account);
  const pair = { authorUserId: account.userId, clientUserId: userId };
  return { pair, stored: await practitionerNotes.find(pair) };
}
