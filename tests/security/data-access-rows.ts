import type { AccessKind } from "backend/domain/data-access.ts";
import { booked, calendarOfClient, type Call, eventAndInvitee, session } from "./matrix-calls.ts";
import type { Actor, Fixture } from "./matrix-fixture.ts";
import { owned, roles, type Row, row, signedIn } from "./matrix-row.ts";
import { hidesNote, hidesWhoAndNotes } from "./matrix-rules.ts";

/** The refusal of an administrator who has given no reason. */
export const withoutReason = { admin: "ERR_REASON_REQUIRED" };

const reason = "Anu kirjutas, et tema aeg on kadunud.";
const partiesAndAdmin = { owner: 200, practitioner: 200, admin: 200 };

/** Who reads a person's private data: an administrator with a reason for this person and this kind of data. */
export const dataAccessRows: Row[] = [
  row("createAccessGrant", roles({ admin: 201 }), ({ users }) => ({
    params: { id: users.owner.id },
    body: { kind: "sessions", reason },
  })),
  row("createAccessGrant", roles({}), ({ users }) => ({
    params: { id: users.admin.id },
    body: { kind: "sessions", reason },
  }), { when: "for the administrator's own data" }),
  row("listAccessGrants", roles({ admin: 200 }), ofOwner),
  row("startImpersonation", roles({ admin: 201 }), ({ users }) => ({
    params: { id: users.owner.id },
    body: { reason },
  })),
  row("startImpersonation", roles({}), ({ users }) => ({
    params: { id: users.admin.id },
    body: { reason },
  }), { when: "as an administrator" }),
  row("endImpersonation", roles({ admin: 204 })),
  row("listDataReads", signedIn(200)),
  row("exportActionChain", roles({ admin: 200 })),

  ...rowsOf("listUserSessions", "sessions", "tests"),
  ...rowsOf("listUserTests", "tests", "profile"),
  ...rowsOf("getPrivateProfile", "profile", "journal"),
  ...rowsOf("getJournalFigures", "journal", "sessions"),

  opened("getTherapySession", session(undefined), { shows: hidesNote }),
  opened("listTherapySessionHistory", session(undefined), { shows: hidesWhoAndNotes }),
  opened("getTherapySessionSuitability", session(undefined)),
  opened("getTherapySessionCalendarFile", session(undefined)),
  opened("updateTherapySession", session({}), { shows: hidesNote }),
  opened("getInvitee", async (fixture) => ({ params: await eventAndInvitee(fixture) })),
  row(
    "listScheduledEvents",
    roles({ owner: 200, admin: 200 }),
    afterReason("sessions", calendarOfClient),
    { when: "of an address, with a reason", alone: true },
  ),
];

function ofOwner({ users }: Fixture): Call {
  return { params: { id: users.owner.id } };
}

/** Without a reason, with one for another kind of data or another person, and with the right one. */
function rowsOf(operationId: string, kind: AccessKind, other: AccessKind): Row[] {
  return [
    row(operationId, roles({}), ofOwner, { when: "without a reason", refusal: withoutReason }),
    row(operationId, roles({}), afterReason(other, ofOwner), {
      when: `with a reason for ${other}`,
      refusal: withoutReason,
      alone: true,
    }),
    row(
      operationId,
      roles({}),
      afterReason(kind, ({ users }) => ({ params: { id: users.otherClient.id } })),
      { when: "with a reason for another person", refusal: withoutReason, alone: true },
    ),
    row(operationId, roles({ admin: 200 }), afterReason(kind, ofOwner), {
      when: "with a reason",
      alone: true,
    }),
  ];
}

function opened(operationId: string, call: Row["call"], more: Pick<Row, "shows"> = {}): Row {
  return row(operationId, owned(partiesAndAdmin), afterReason("sessions", call), {
    when: "with a reason",
    alone: true,
    ...more,
  });
}

/** The administrator has given a reason for the owner's data; of other callers this changes nothing. */
function afterReason(kind: AccessKind, call: Row["call"]): Row["call"] {
  return async (fixture: Fixture, actor: Actor) => {
    await booked(fixture);
    if (actor === "admin") {
      const body = { kind, reason };
      const path = `/admin/users/${fixture.users.owner.id}/access-grants`;
      const answer = await fixture.app.post(path, body, fixture.headers("admin"));
      if (answer.status !== 201) throw new Error(await answer.text());
    }
    return await call(fixture, actor);
  };
}
