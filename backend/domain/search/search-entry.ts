import type { Therapist } from "../therapist.ts";

/** The part of a `Therapist` that search needs. */
export type SearchEntry =
  & Pick<
    Therapist,
    | "id"
    | "gender"
    | "city"
    | "languages"
    | "waysOfHelping"
    | "acceptingNewClients"
    | "rating"
    | "reviewCount"
  >
  & {
    locations: Pick<Therapist["locations"][number], "city" | "lat" | "lon">[];
    practices: Pick<
      Therapist["practices"][number],
      "type" | "durationMinutes" | "priceCents" | "meetingTypes" | "intro" | "eventTypeUri"
    >[];
  };
