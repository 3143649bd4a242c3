import type { AvailabilityDraft } from "../../domain/availability-draft.ts";
import type { Repositories } from "../persistence.ts";
import type { AvailabilitySheet } from "./availability.ts";

/** Changes of a practitioner's hours that other writes belong to. */
export interface HoursChanges {
  /**
   * Runs `work` in one write transaction in which it reads and replaces the hours, so that the hours and what follows
   * from them are stored together or not at all. ERR_NOT_FOUND for an unknown account. `now` in ms.
   */
  change<Result>(
    ownerUri: string,
    now: number,
    work: (
      repositories: Repositories,
      hours: { sheet: AvailabilitySheet; replace(draft: AvailabilityDraft): Promise<void> },
    ) => Promise<Result>,
  ): Promise<Result>;
}
