import { mountEndAbsence } from "./end-absence.ts";
import { mountGetCurrentAbsence } from "./get-current-absence.ts";
import { mountPreviewAbsence } from "./preview-absence.ts";
import { mountStartAbsence } from "./start-absence.ts";

export const absenceOperations = [
  mountPreviewAbsence,
  mountGetCurrentAbsence,
  mountStartAbsence,
  mountEndAbsence,
];
