import { otherTime, past, session } from "./matrix-calls.ts";
import { owned, type Row, row } from "./matrix-row.ts";

const cash = { amountCents: 1000, method: "cash", day: "2026-11-01" };

/** What practitioners record of a session. */
export const outcomeRows: Row[] = [
  row("waiveTherapySessionFee", owned({ owner: 403, practitioner: 409, admin: 403 }), past({})),
  row(
    "recordOnSitePayment",
    owned({ owner: 403, practitioner: 200, admin: 403 }),
    past(cash),
  ),
  row(
    "removeOnSitePayment",
    owned({ owner: 403, practitioner: 200, admin: 403 }),
    past(undefined),
  ),
  row(
    "printOnSiteReceipt",
    owned({ owner: 200, practitioner: 200, admin: 403 }),
    async (fixture) => {
      const call = await past(undefined)(fixture);
      const path = `/api/therapy-sessions/${call.params!.id}/on-site-payment`;
      const headers = { ...fixture.headers("practitioner"), "Content-Type": "application/json" };
      const body = JSON.stringify(cash);
      const answer = await fixture.app.request(path, { method: "PUT", body, headers });
      if (!answer.ok) throw new Error(await answer.text());
      return call;
    },
  ),
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
