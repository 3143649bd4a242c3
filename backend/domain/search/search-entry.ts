import type { Therapist } from "../therapist.ts";

/** What search must know of a practitioner; a `Therapist` is one. */
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
    /** In the practitioner's own order. */
    practices: Pick<
      Therapist["practices"][number],
      "type" | "durationMinutes" | "priceCents" | "meetingTypes" | "intro" | "eventTypeUri"
    >[];
  };
