import type { Ports } from "../../ports/ports.ts";
import type { AvailabilityEditor, BlockingTime } from "../../ports/scheduling/availability.ts";

export type OwnBlockingTime = {
  time: BlockingTime;
  /** Whether a hold waits for the proof of a mailbox. */
  isRequested: boolean;
  therapySessionId: string | null;
  /** Of a time that waits for the practitioner's answer. */
  awaited: { requestId: string; clientName: string } | null;
};

export async function ownBlockingTimes(
  { persistence }: Pick<Ports, "persistence">,
  { editor, ownerUri }: { editor: AvailabilityEditor; ownerUri: string },
  range: { now: number; from?: number; until: number },
): Promise<OwnBlockingTime[]> {
  const { bookingRequests, sessionRequests, therapySessions, users } = persistence;
  const times = await editor.listBlocking(ownerUri, range);
  const holdIds = times.filter(({ kind }) => kind === "hold").map(({ id }) => id);
  const requested = await bookingRequests.waitingHolds(holdIds, range.now);
  const awaited = await sessionRequests.findByHolds(
    times.filter(({ kind }) => kind === "answer").map(({ id }) => id),
  );
  return await Promise.all(times.map(async (time) => {
    const session = time.kind === "booking"
      ? await therapySessions.findByInvitee(time.inviteeUri)
      : null;
    const request = awaited.get(time.id);
    return {
      time,
      isRequested: requested.has(time.id),
      therapySessionId: session?.id ?? null,
      awaited: request
        ? { requestId: request.id, clientName: (await users.find(request.userId))?.name ?? "" }
        : null,
    };
  }));
}
