import { DomainError } from "../../domain/errors.ts";
import { checkRecommend } from "../../domain/therapy-session-outcome.ts";
import { type TherapySessionEntry, touched } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own } from "./access.ts";
import { change } from "./history.ts";
import { recommendationMail } from "./recommendation-mail.ts";

/**
 * The practitioner suggests what to do next, and the client is told by mail. ERR_NOT_FOUND, ERR_FORBIDDEN,
 * ERR_INVALID_INPUT for a practice there is not, ERR_NOT_FINISHED, ERR_ILLEGAL_TRANSITION, ERR_TOO_LARGE.
 */
export async function recommendAfterTherapySession(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, practices, text }: { id: string; practices: string[]; text: string },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { domainValues, therapySessions, users, outbox } = repositories;
    const { session, by } = own(await therapySessions.findEntry(id, false), account);
    checkRecommend(session, by, now);
    const known = await domainValues.list();
    const isKnown = (practice: string) =>
      known.some(({ domainCode, code }) => domainCode === "THERAPY_TYPE" && code === practice);
    const unknown = practices.findIndex((practice) => !isKnown(practice));
    if (unknown >= 0) throw unknownPractice(unknown);
    const advised = touched(session, now);
    await therapySessions.addRecommendation(id, {
      id: persistence.newId(),
      practices: [...new Set(practices)],
      text,
      createdAt: now,
    });
    await therapySessions.save(advised);
    await therapySessions.addHistory(
      change(persistence, session, advised, { actor: by, actorUserId: account.userId }, {
        action: "recommend",
        at: now,
      }),
    );
    const client = await users.find(session.userId);
    if (client) await outbox.add(recommendationMail(session, client), now);
    return (await therapySessions.findEntry(id, false))!;
  });
}

function unknownPractice(index: number): DomainError {
  return new DomainError("ERR_INVALID_INPUT", {
    errors: [{
      path: `practices.${index}`,
      errCode: "ERR_INVALID_VALUE",
      message: "not a kind of practice",
    }],
  });
}
