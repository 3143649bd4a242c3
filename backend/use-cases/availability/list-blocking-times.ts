import { day } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";
import type { BlockingTime } from "../../ports/scheduling/availability.ts";
import type { Context } from "../context.ts";
import { ownEditor } from "./own-availability.ts";

export type OwnBlockingTime = {
  time: BlockingTime;
  /** Whether a hold waits for the proof of a mailbox. */
  isRequested: boolean;
  therapySessionId: string | null;
};

/** What blocks times on the caller's calendar in the coming days; all live holds are included. */
export async function listBlockingTimes(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { days }: { days: number },
): Promise<OwnBlockingTime[]> {
  const { bookingRequests, therapySessions } = ports.persistence;
  const { editor, ownerUri } = await ownEditor(ports, account);
  const times = await editor.listBlocking(ownerUri, { now, until: now + days * day });
  const holdIds = times.filter(({ kind }) => kind === "hold").map(({ id }) => id);
  const requested = await bookingRequests.waitingHolds(holdIds, now);
  return await Promise.all(times.map(async (time) => {
    const session = time.kind === "booking"
      ? await therapySessions.findByInvitee(time.inviteeUri)
      : null;
    return { time, isRequested: requested.has(time.id), therapySessionId: session?.id ?? null };
  }));
}
