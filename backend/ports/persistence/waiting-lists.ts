import type {
  SeatTime,
  Span,
  WaitingEnd,
  WaitingEntry,
  WaitingOffer,
  Watch,
  Wish,
} from "../../domain/waiting-list.ts";

/** Who waits for which practitioner, and what was offered. Instants in ms. */
export interface WaitingLists {
  find(id: string): Promise<WaitingEntry | null>;
  /** People who wait for any time of a practitioner, in the order in which they joined. */
  listWaiting(therapistId: string): Promise<WaitingEntry[]>;
  /** People in line for a seat of a practitioner's group at this start, in the order in which they joined. */
  listForSeat(therapistId: string, startsAt: number): Promise<WaitingEntry[]>;
  /** The group times with people in line, or with seats that ended offers still keep. */
  listSeatTimes(therapistId: string): Promise<Pick<SeatTime, "eventTypeUri" | "startsAt">[]>;
  /** How many people are in line, by start. */
  countForSeats(
    eventTypeUri: string,
    range: { from: number; to: number },
  ): Promise<Map<number, number>>;
  listOfUser(userId: string): Promise<WaitingEntry[]>;
  /** Practitioners with waiting people, or with times that ended offers still keep. */
  listWatched(): Promise<string[]>;
  add(entry: WaitingEntry): Promise<void>;
  saveWish(id: string, wish: Wish): Promise<void>;
  /** The group has moved. */
  saveSeat(id: string, seat: SeatTime): Promise<void>;
  end(id: string, by: WaitingEnd, now: number): Promise<void>;

  /** The offers of these entries, the latest first. */
  listOffers(entryIds: string[]): Promise<WaitingOffer[]>;
  addOffer(offer: WaitingOffer): Promise<void>;
  answerOffer(
    id: string,
    answer: Pick<WaitingOffer, "status" | "answeredAt" | "therapySessionId">,
  ): Promise<void>;
  /** The holds of a practitioner's ended offers that still keep their time, without those of seats. */
  listLeftHolds(therapistId: string): Promise<(Span & { holdId: string })[]>;
  /** The holds of ended offers that still keep a seat at this start. */
  listLeftSeats(therapistId: string, startsAt: number): Promise<{ holdId: string }[]>;

  findWatch(therapistId: string): Promise<{ watch: Watch; version: number } | null>;
  saveWatch(therapistId: string, watch: Watch, version: number): Promise<void>;
  deleteWatch(therapistId: string): Promise<void>;
  /** Deletes entries, with their offers, that ended before `instant`. */
  deleteEndedBefore(instant: number): Promise<void>;
}
