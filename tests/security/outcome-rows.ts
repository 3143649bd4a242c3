import { otherTime, past, session } from "./matrix-calls.ts";
import { owned, type Row, row } from "./matrix-row.ts";

/** What practitioners record of a session. */
export const outcomeRows: Row[] = [
  row("waiveTherapySessionFee", owned({ owner: 403, practitioner: 409, admin: 403 }), past({})),
  row(
    "getTherapySessionGroup",
    owned({ owner: 403, practitioner: 200, admin: 403 }),
    session(undefined),
  ),
  row(
    "cancelTherapySessionGroup",
    owned({ owner: 403, practitioner: 200, admin: 403 }),
    session({ reason: "Haige" }),
  ),
  row(
    "rescheduleTherapySessionGroup",
    owned({ owner: 403, practitioner: 200, admin: 403 }),
    otherTime,
  ),
  row(
    "getClientRecord",
    owned({ owner: 403, practitioner: 200, admin: 403 }),
    session(undefined),
  ),
  ...(["getPractitionerNote", "savePractitionerNote", "deletePractitionerNote"] as const).map((
    operationId,
  ) =>
    row(
      operationId,
      owned({
        owner: 403,
        practitioner: operationId === "deletePractitionerNote" ? 204 : 200,
        admin: 403,
      }),
      session(operationId === "savePractitionerNote" ? { note: "Õlg." } : undefined),
    )
  ),
  row(
    "recommendAfterTherapySession",
    owned({ owner: 403, practitioner: 201, admin: 403 }),
    past({ practices: ["MASSAGE"], text: "Puhka." }),
  ),
];
