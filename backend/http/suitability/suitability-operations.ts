import { mountAssessSuitability } from "./assess-suitability.ts";
import { mountGetQuestionnaire } from "./get-questionnaire.ts";

export const suitabilityOperations = [mountGetQuestionnaire, mountAssessSuitability];
