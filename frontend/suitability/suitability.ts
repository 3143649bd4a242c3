import type { ReactNode } from "react";
import type { PractitionerCardProps } from "ui-kit/booking/practitioner-card.tsx";
import type { Verdict as Badge } from "ui-kit/booking/verdict-badge.tsx";
import type { SuitedOrder, TherapistCard } from "../api/therapists.ts";
import type { Filters } from "../search/filters.ts";
import type { PracticeVerdict } from "./questionnaire.ts";

export type CardVerdicts = Pick<PractitionerCardProps, "verdicts" | "unsuitable" | "fallback"> & {
  /** A sentence for each practice of which the test says why. */
  reasons: string[];
};

/** What the viewer's test says, in the language of the page. */
export type Suitability = {
  /** By what a search is ordered. */
  order: SuitedOrder;
  of: (code: string) => PracticeVerdict | undefined;
  badgeOf: (code: string) => { value: Badge; label: string } | undefined;
  /** The verdict with its reasons; `brief`: without them. */
  noteOf: (code: string, brief?: boolean) => ReactNode;
  onCard: (card: TherapistCard, filters: Filters) => CardVerdicts;
};
