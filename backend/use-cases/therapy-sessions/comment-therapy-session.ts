import { DomainError } from "../../domain/errors.ts";
import {
  isTherapistComment,
  maximumComments,
  type TherapySessionEntry,
  touched,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";
import { change } from "./history.ts";

/** Both people of a session may comment. ERR_NOT_FOUND, ERR_FORBIDDEN, ERR_TOO_LARGE after 100 comments. */
export async function commentTherapySession(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  input: { id: string; comment: string; isTherapistComment: boolean },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async ({ therapySessions }) => {
    const { session, by } = own(await therapySessions.findEntry(input.id, false), account);
    const byTherapist = isTherapistComment(by, input.isTherapistComment);
    if (session.comments.length >= maximumComments) throw new DomainError("ERR_TOO_LARGE");
    const commented = touched(session, now);
    await therapySessions.addComment(session.id, {
      id: persistence.newId(),
      authorUserId: account.userId,
      isTherapistComment: byTherapist,
      comment: input.comment,
      createdAt: commented.updatedAt,
      updatedAt: commented.updatedAt,
    });
    await therapySessions.save(commented);
    await therapySessions.addHistory(
      change(persistence, session, commented, { actor: by, actorUserId: account.userId }, {
        action: "comment",
        at: now,
      }),
    );
    return (await therapySessions.findEntry(session.id, seesNote(session, account)))!;
  });
}
