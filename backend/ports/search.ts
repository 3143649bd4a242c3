import type { DomainValue } from "../domain/domain-value.ts";
import type {
  SearchAnswer,
  SearchHit,
  SearchRequest,
  SearchVisitor,
} from "../domain/search/search-request.ts";
import type { TimeWindow } from "../domain/search/time-window.ts";
import type { Practice, TherapistOnCard } from "../domain/therapist.ts";

/** What a hit offers. `offer` is null without a practice, and when the practice was removed meanwhile. */
export type Offered = {
  therapist: TherapistOnCard;
  offer: Practice | null;
};

/** Starts in ms; `timeZone` is the IANA zone of the practitioner's calendar. */
export type KnownTimes = { starts: number[]; timeZone: string };

/** Every practitioner shown in search, held in memory and up to date with the database. */
export interface TherapistSearch {
  /** ERR_INVALID_INPUT for an invalid cursor. */
  find(request: SearchRequest, visitor: SearchVisitor): Promise<SearchAnswer>;
  /** What each hit offers; undefined for a practitioner who was removed meanwhile. */
  offersOf(hits: SearchHit[]): Promise<(Offered | undefined)[]>;
  /**
   * For each hit the next free times that a card shows, with a window only those in it; null when the calendar must be
   * read.
   */
  knownTimes(hits: SearchHit[], window: TimeWindow | null, now: number): (KnownTimes | null)[];
  /** The IANA time zone of a practitioner's calendar, if it is loaded. */
  zoneOf(therapistId: string): string | undefined;
  domainValues(): DomainValue[];
}
