import { mountAssessSuitability } from "./assess-suitability.ts";
import { mountDeleteSuitabilityDraft } from "./delete-suitability-draft.ts";
import { mountDeleteSuitabilityResult } from "./delete-suitability-result.ts";
import { mountDeleteSuitabilityResults } from "./delete-suitability-results.ts";
import { mountAssessBooking } from "./assess-booking.ts";
import { mountGetBookingVerdict } from "./get-booking-verdict.ts";
import { mountGetQuestionnaire } from "./get-questionnaire.ts";
import { mountGetSuitabilityDraft } from "./get-suitability-draft.ts";
import { mountKeepWarnedSession } from "./keep-warned-session.ts";
import { mountListSessionWarnings } from "./list-session-warnings.ts";
import { mountListSuitabilityResults } from "./list-suitability-results.ts";
import { mountMailSuitabilityResult } from "./mail-suitability-result.ts";
import { mountPrintSuitabilityResult } from "./print-suitability-result.ts";
import { mountSaveSuitabilityDraft } from "./save-suitability-draft.ts";
import { mountSaveSuitabilityResult } from "./save-suitability-result.ts";

export const suitabilityOperations = [
  mountGetQuestionnaire,
  mountAssessSuitability,
  mountGetSuitabilityDraft,
  mountSaveSuitabilityDraft,
  mountDeleteSuitabilityDraft,
  mountListSuitabilityResults,
  mountSaveSuitabilityResult,
  mountMailSuitabilityResult,
  mountPrintSuitabilityResult,
  mountDeleteSuitabilityResult,
  mountDeleteSuitabilityResults,
  mountAssessBooking,
  mountGetBookingVerdict,
  mountListSessionWarnings,
  mountKeepWarnedSession,
];
