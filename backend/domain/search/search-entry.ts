import type { Therapist } from "../therapist.ts";

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
