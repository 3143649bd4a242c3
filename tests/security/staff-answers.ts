import { type Actor, type StaffActor, staffActors } from "./matrix-fixture.ts";
import type { Row } from "./matrix-row.ts";

/**
 * What reviewers, finance and assistants may do besides what every client may: operation, after a comma the situation of its row,
 * and the answer.
 */
const more: Record<StaffActor, Record<string, number>> = {
  reviewer: {
    getAdminSummary: 200,
    listReviewQueue: 200,
    getQueuedReview: 200,
    publishReview: 200,
    refuseReview: 200,
    removeReviewAnswer: 200,
    listUnansweredQuestions: 200,
    remindOfQuestion: 204,
    "exportAdminList, reviews": 200,
    "listSavedViews, of reviews": 200,
    // The view of an administrator, which is not shared.
    removeSavedView: 404,
  },
  finance: {
    getAdminSummary: 200,
    listPayments: 200,
    refundPayment: 200,
    getLedger: 200,
    listGiftCards: 200,
    markGiftCardPosted: 200,
    printPostedGiftCard: 200,
    blockGiftCard: 200,
    reissueGiftCard: 200,
    "exportAdminList, payments": 200,
    "listSavedViews, of payments": 200,
    removeSavedView: 404,
  },
  assistant: {
    removeAssistant: 204,
    getAssistedCalendar: 200,
    listAssistedClients: 200,
    bookAssistedClient: 201,
    cancelAssistedSession: 200,
    rescheduleAssistedSession: 200,
    closeAssistedTime: 204,
    openAssistedTime: 204,
    announceAssistedDelay: 200,
    getAssistedHours: 200,
    updateAssistedHours: 200,
    getAssistedAbsence: 200,
    startAssistedAbsence: 200,
    endAssistedAbsence: 200,
  },
};

export function nameOf({ operationId, when }: Pick<Row, "operationId" | "when">): string {
  return [operationId, when].filter(Boolean).join(", ");
}

function isStaffActor(actor: Actor): actor is StaffActor {
  return staffActors.some((one) => one === actor);
}

export function answerOf(row: Row, actor: Actor): number {
  if (!isStaffActor(actor)) return row.answers[actor];
  return more[actor][nameOf(row)] ?? row.answers.otherClient;
}

/** Whether a role decides about the row, so that an actor with that role has a cell of its own. */
export function isDecidedByRole({ answers }: Row, actor: StaffActor): boolean {
  const role = actor === "assistant" ? "practitioner" : "admin";
  return answers[role] !== answers.otherClient;
}

/** Every exception that names no row. */
export function unknownExceptions(rows: readonly Row[]): string[] {
  return staffActors.flatMap((actor) => {
    const known = new Set(rows.filter((row) => isDecidedByRole(row, actor)).map(nameOf));
    return Object.keys(more[actor]).filter((name) => !known.has(name));
  });
}
