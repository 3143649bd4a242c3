import { DomainError } from "../../domain/errors.ts";
import { cancel } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { endSeatWaits } from "../waiting-lists/seat-waits.ts";
import { cancelAtProvider, findCancelUrl } from "./provider-requests.ts";
import { saveCancellation } from "./session-changes.ts";
import { bookedGroup } from "./session-group.ts";

/** Cancels every booked session of a time, all or none. Returns how many. */
export async function cancelTherapySessionGroup(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { id, reason }: { id: string; reason: string },
): Promise<number> {
  const { persistence, scheduling } = ports;
  const [first] = await bookedGroup(persistence, account, id);
  const cancelUrl = await findCancelUrl({ scheduling }, first!);
  if (cancelUrl) throw new DomainError("ERR_CANCEL_AT_PROVIDER", { cancelUrl });
  const author = { actor: "therapist", actorUserId: account.userId } as const;
  const sessions = await persistence.transaction(async (repositories) => {
    const group = await bookedGroup(repositories, account, id);
    const both = group.map((before) => ({
      before,
      cancelled: cancel(before, "therapist", reason, now),
    }));
    for (const one of both) {
      await saveCancellation(persistence, repositories, one, author, { reason, now });
    }
    await endSeatWaits(ports.auth, repositories, group[0]!, now);
    return both.map(({ cancelled }) => cancelled);
  });
  for (const session of sessions) await cancelAtProvider({ persistence, scheduling }, session, now);
  await offerFreedTimes(ports, first!.therapistId, now);
  return sessions.length;
}
