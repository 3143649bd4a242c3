export const absenceTitleId = "absence-title";
export const startAbsenceId = "start-absence";
