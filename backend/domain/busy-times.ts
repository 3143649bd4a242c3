import type { Availability, Busy, Slot } from "./availability.ts";
import { minute } from "./wall-clock.ts";

/** The time (ms) kept free between a busy time and a session: the buffer, and the way between two places. */
export function distanceTo(
  { bufferMinutes, travelMinutes }: Pick<Availability, "bufferMinutes" | "travelMinutes">,
  busy: Busy,
  placeId: string | null | undefined,
): number {
  const isElsewhere = busy.placeId != null && placeId != null && busy.placeId !== placeId;
  return (bufferMinutes + (isElsewhere ? travelMinutes : 0)) * minute;
}

/** Whether a session and a busy time keep their distance. */
export function isApart(
  availability: Pick<Availability, "bufferMinutes" | "travelMinutes">,
  busy: Busy,
  session: Pick<Busy, "startsAt" | "endsAt" | "placeId">,
): boolean {
  const distance = distanceTo(availability, busy, session.placeId);
  return session.startsAt >= busy.endsAt + distance || session.endsAt + distance <= busy.startsAt;
}

/** The group with seats left that at this exact time. */
export function groupAt<Time extends Busy>(
  busy: readonly Time[],
  { startsAt, endsAt }: Pick<Slot, "startsAt" | "endsAt">,
): Time | undefined {
  return busy.find((time) =>
    time.hasSeats === true && time.startsAt === startsAt && time.endsAt === endsAt
  );
}
