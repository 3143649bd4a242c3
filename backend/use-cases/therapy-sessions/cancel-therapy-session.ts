import { DomainError } from "../../domain/errors.ts";
import {
  canCancel,
  cancel,
  cancelOutcome,
  canReadNote,
  requireRole,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { cancelAtProvider, findCancelUrl } from "./provider-requests.ts";
import { saveCancellation } from "./session-changes.ts";

export async function cancelTherapySession(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  input: { id: string; reason?: string | undefined },
): Promise<TherapySessionEntry> {
  const found = requireRole(await persistence.therapySessions.find(input.id), account);
  if (canCancel(found.session, found.by, now)) {
    const cancelUrl = await findCancelUrl({ scheduling }, found.session);
    if (cancelUrl) throw new DomainError("ERR_CANCEL_AT_PROVIDER", { cancelUrl });
  }
  const session = await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const { session: before, by } = requireRole(await therapySessions.find(input.id), account);
    const cancelled = cancel(before, by, input.reason?.trim() || null, now);
    if (cancelled === before) return before;
    const author = { actor: by, actorUserId: account.userId };
    const reason = cancelled.cancelReason ?? cancelOutcome(before, by, now);
    const both = { before, cancelled };
    await saveCancellation(persistence, repositories, both, author, { reason, now });
    return cancelled;
  });
  if (session.providerCancelPending) {
    await cancelAtProvider({ persistence, scheduling }, session, now);
  }
  return (await persistence.therapySessions.findEntry(input.id, canReadNote(session, account)))!;
}
