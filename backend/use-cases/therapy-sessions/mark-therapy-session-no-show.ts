import { markNoShow } from "../../domain/therapy-session-outcome.ts";
import type { TherapySession, TherapySessionEntry } from "../../domain/therapy-session.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own } from "./access.ts";
import { endedByClock } from "./ended-by-clock.ts";
import { change } from "./history.ts";

/**
 * The practitioner writes down that the client did not come, or takes it back. ERR_NOT_FOUND, ERR_FORBIDDEN,
 * ERR_NOT_FINISHED, ERR_ILLEGAL_TRANSITION.
 */
export async function markTherapySessionNoShow(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  { id, noShow }: { id: string; noShow: boolean },
): Promise<TherapySessionEntry> {
  const { session, marked } = await persistence.transaction(async ({ therapySessions }) => {
    const { session, by } = own(await therapySessions.find(id), account);
    const marked = markNoShow(session, by, noShow, now);
    if (marked === session) return { session, marked };
    await therapySessions.save(marked);
    for (const row of endedByClock(persistence, session, now)) {
      await therapySessions.addHistory(row);
    }
    await therapySessions.addHistory(
      change(persistence, marked, marked, { actor: by, actorUserId: account.userId }, {
        action: noShow ? "no-show" : "take-back-no-show",
        at: now,
      }),
    );
    return { session, marked };
  });
  if (marked !== session) await tellProvider({ scheduling }, marked);
  return (await persistence.therapySessions.findEntry(id, false))!;
}

/** It is our own note first; a provider that cannot be told keeps nobody from writing it. */
async function tellProvider(
  { scheduling }: Pick<Ports, "scheduling">,
  { inviteeUri, noShowAt }: TherapySession,
): Promise<void> {
  try {
    await scheduling.provider?.markNoShow(inviteeUri, noShowAt !== null);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
