import type { SuitabilityContent } from "../../domain/suitability/assessment.ts";

export interface SuitabilityContents {
  /** Throws ERR_UNAVAILABLE while the database has no questionnaire. */
  current(): Promise<SuitabilityContent>;
}
