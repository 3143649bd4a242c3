import { DomainError } from "../../domain/errors.ts";
import {
  canReadNote,
  isParticipant,
  latestCommentBy,
  requireRole,
  type TherapySessionEntry,
  withNewVersion,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireConsent } from "../user/consent-gate.ts";
import { sessionTextReads } from "./session-change-reads.ts";
import { historyRow } from "./session-changes.ts";

export async function updateTherapySessionComment(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, comment }: { id: string; comment: string },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    repositories.readAhead((ahead) => sessionTextReads(ahead, id, account));
    const { session, by } = requireRole(await therapySessions.findEntry(id, false), account);
    if (!isParticipant(by)) throw new DomainError("ERR_FORBIDDEN");
    const latest = latestCommentBy(session.comments, account.userId);
    if (!latest) throw new DomainError("ERR_NOT_FOUND");
    if (by === "client") await requireConsent(repositories, session.userId, "notes");
    const updated = withNewVersion(session, now);
    await therapySessions.saveComment({ ...latest, comment, updatedAt: updated.updatedAt });
    await therapySessions.save(updated);
    const author = { actor: by, actorUserId: account.userId };
    await therapySessions.addHistory(
      historyRow(persistence, session, updated, author, { action: "update-comment", at: now }),
    );
    return (await therapySessions.findEntry(id, canReadNote(session, account)))!;
  });
}
