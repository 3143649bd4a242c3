import type { DomainValue } from "../domain/domain-value.ts";
import type { SearchAnswer, SearchRequest } from "../domain/search/search-request.ts";
import type { Language } from "../domain/text.ts";
import type { Therapist } from "../domain/therapist.ts";

/** Every practitioner shown in search, held in memory and up to date with the database. */
export interface TherapistSearch {
  /** `now` in ms. ERR_INVALID_INPUT for an invalid cursor. */
  find(request: SearchRequest, visitor: { now: number; language: Language }): Promise<SearchAnswer>;
  /** The practitioners with these ids, in this order; unknown ids are left out. */
  therapists(ids: string[]): Promise<Therapist[]>;
  /** The IANA time zone of a practitioner's calendar, if it is loaded. */
  zoneOf(therapistId: string): string | undefined;
  domainValues(): DomainValue[];
}
