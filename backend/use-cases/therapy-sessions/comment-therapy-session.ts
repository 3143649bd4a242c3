import { DomainError } from "../../domain/errors.ts";
import {
  canReadNote,
  commentRefusal,
  requireAllowed,
  requireRole,
  type TherapySessionEntry,
  withNewVersion,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import type { FirstAnswer } from "../first-answer.ts";
import { requireConsent } from "../user/consent-gate.ts";
import { sessionTextReads } from "./session-change-reads.ts";
import { historyRow } from "./session-changes.ts";

export async function commentTherapySession(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { firstAnswer, ...input }: {
    id: string;
    comment: string;
    isTherapistComment: boolean;
    firstAnswer?: FirstAnswer<TherapySessionEntry> | undefined;
  },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    repositories.readAhead((ahead) => sessionTextReads(ahead, input.id, account));
    await firstAnswer?.requireNone(repositories);
    const { session, by } = requireRole(await therapySessions.findEntry(input.id, false), account);
    const isTherapistComment = by === "therapist";
    if (input.isTherapistComment && !isTherapistComment) throw new DomainError("ERR_FORBIDDEN");
    requireAllowed(commentRefusal(session, by));
    if (by === "client") await requireConsent(repositories, session.userId, "notes");
    const commented = withNewVersion(session, now);
    await therapySessions.addComment(session.id, {
      id: persistence.newId(),
      authorUserId: account.userId,
      isTherapistComment,
      comment: input.comment,
      createdAt: commented.updatedAt,
      updatedAt: commented.updatedAt,
    });
    await therapySessions.save(commented);
    const author = { actor: by, actorUserId: account.userId };
    await therapySessions.addHistory(
      historyRow(persistence, session, commented, author, { action: "comment", at: now }),
    );
    const entry = (await therapySessions.findEntry(session.id, canReadNote(session, account)))!;
    await firstAnswer?.store(repositories, entry);
    return entry;
  });
}
