import { overlaps } from "./therapy-session-reschedule.ts";
import type { SeatTime, WaitingPerson } from "./waiting-list.ts";

export type SeatPerson = WaitingPerson & {
  /** Whether the person was offered a seat of this time before. */
  wasOffered: boolean;
};

/** The first person in line to whom a free seat can be offered. Each person is offered one seat of a time. */
export function nextForSeat(
  people: readonly SeatPerson[],
  seat: Pick<SeatTime, "startsAt" | "endsAt">,
): SeatPerson | null {
  return people.find(({ isAdmitted, wasOffered, busy }) =>
    isAdmitted && !wasOffered && !busy.some((session) => overlaps(seat, session))
  ) ?? null;
}
