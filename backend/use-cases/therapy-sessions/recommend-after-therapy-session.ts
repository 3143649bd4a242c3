import { choosableValues } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import { notAllowed } from "../../domain/field-problem.ts";
import { recommendationRefusal } from "../../domain/therapy-session-outcome.ts";
import {
  requireAllowed,
  requireRole,
  type TherapySessionEntry,
  withNewVersion,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { historyRow } from "./session-changes.ts";
import { recommendationMail } from "./session-mails.ts";

export async function recommendAfterTherapySession(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, practices, text }: { id: string; practices: string[]; text: string },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { domainValues, therapySessions, users, outbox } = repositories;
    const { session, by } = requireRole(await therapySessions.findEntry(id, false), account);
    requireAllowed(recommendationRefusal(session, by, now));
    const known = choosableValues(await domainValues.list())
      .filter(({ domainCode }) => domainCode === "THERAPY_TYPE").map(({ code }) => code);
    const unknown = practices.findIndex((practice) => !known.includes(practice));
    if (unknown >= 0) {
      const errors = [notAllowed(`practices.${unknown}`, known)];
      throw new DomainError("ERR_INVALID_INPUT", { errors });
    }
    const updated = withNewVersion(session, now);
    await therapySessions.addRecommendation(session.id, {
      id: persistence.newId(),
      practices: [...new Set(practices)],
      text,
      createdAt: now,
    });
    await therapySessions.save(updated);
    const author = { actor: by, actorUserId: account.userId };
    await therapySessions.addHistory(
      historyRow(persistence, session, updated, author, { action: "recommend", at: now }),
    );
    const client = await users.find(session.userId);
    if (client) await outbox.add(recommendationMail(session, client), now);
    return (await therapySessions.findEntry(id, false))!;
  });
}
