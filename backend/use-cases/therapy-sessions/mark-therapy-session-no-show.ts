import { DomainError } from "../../domain/errors.ts";
import { markNoShow } from "../../domain/therapy-session-outcome.ts";
import {
  requireRole,
  type TherapySession,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { notifyOfWaivedFee, saveAfterEnd } from "./session-changes.ts";

export async function markTherapySessionNoShow(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  { id, noShow, reason }: { id: string; noShow: boolean; reason?: string | undefined },
): Promise<TherapySessionEntry> {
  const changed = await persistence.transaction(async (repositories) => {
    const { session: before, by } = requireRole(
      await repositories.therapySessions.find(id),
      account,
    );
    const changed = markNoShow(before, by, noShow, now);
    if (changed === before) return null;
    const author = { actor: by, actorUserId: account.userId };
    const action = noShow ? "no-show" : "take-back-no-show";
    const given = reason?.trim() || null;
    const both = { before, changed };
    await saveAfterEnd(persistence, repositories, both, author, { action, reason: given, now });
    if (!noShow) await notifyOfWaivedFee(repositories, changed, given, now);
    return changed;
  });
  if (changed) await markAtProvider({ scheduling }, changed);
  return (await persistence.therapySessions.findEntry(id, false))!;
}

async function markAtProvider(
  { scheduling }: Pick<Ports, "scheduling">,
  { inviteeUri, noShowAt }: TherapySession,
): Promise<void> {
  try {
    await scheduling.provider?.markNoShow(inviteeUri, noShowAt !== null);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
