import { DomainError } from "../../domain/errors.ts";
import {
  isTherapistComment,
  latestCommentOf,
  type TherapySessionEntry,
  touched,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";
import { change } from "./history.ts";

/** Changes the caller's newest comment. ERR_NOT_FOUND when there is none, ERR_FORBIDDEN. */
export async function updateTherapySessionComment(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, comment }: { id: string; comment: string },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async ({ therapySessions }) => {
    const { session, by } = own(await therapySessions.findEntry(id, false), account);
    isTherapistComment(by, false);
    const latest = latestCommentOf(session.comments, account.userId);
    if (!latest) throw new DomainError("ERR_NOT_FOUND");
    const updated = touched(session, now);
    await therapySessions.saveComment({ ...latest, comment, updatedAt: updated.updatedAt });
    await therapySessions.save(updated);
    await therapySessions.addHistory(
      change(persistence, session, updated, { actor: by, actorUserId: account.userId }, {
        action: "update-comment",
        at: now,
      }),
    );
    return (await therapySessions.findEntry(id, seesNote(session, account)))!;
  });
}
