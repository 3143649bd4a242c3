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
  row(
    "recommendAfterTherapySession",
    owned({ owner: 403, practitioner: 201, admin: 403 }),
    past({ practices: ["MASSAGE"], text: "Puhka." }),
  ),
];
