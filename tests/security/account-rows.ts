import { staffRoles } from "backend/domain/rights.ts";
import { roles, type Row, row } from "./matrix-row.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";

const absent = { id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10" };
const adminOnly = roles({ admin: 200 });
const adminChanges = roles({ admin: 204 });

const otherClient = ({ users }: Fixture): Call => ({
  params: { id: users.otherClient.id },
  absent,
});
const otherPractitioner = ({ users }: Fixture): Call => ({
  params: { id: users.otherPractitioner.id },
  absent,
});
const hiddenProfile = ({ hiddenTherapistId: id }: Fixture): Call => ({ params: { id }, absent });
const keep = { asClient: "keep", asPractitioner: "keep", reason: "" };

/** An account without a profile, and a profile without an account. */
async function freePair({ app, users }: Fixture): Promise<Call> {
  const therapistId = app.ports.persistence.newId();
  await app.ports.persistence.transaction(({ therapists }) =>
    therapists.addHidden({ id: therapistId, name: "", email: "free@example.ee" }, app.now())
  );
  return { params: { id: users.otherClient.id }, absent, body: { therapistId } };
}

async function ownView({ app, users }: Fixture): Promise<Call> {
  const id = app.ports.persistence.newId();
  await app.ports.persistence.transaction(({ savedViews }) =>
    savedViews.save({
      id,
      ownerId: users.admin.id,
      list: "users",
      name: id,
      search: "state=admin",
      shared: false,
      createdAt: app.now(),
    })
  );
  return { params: { id }, absent };
}

/** Who sees and changes accounts, profiles and the lists of the admin part. */
export const accountRows: Row[] = [
  row("listAccounts", adminOnly),
  row("exportAccounts", adminOnly),
  row("getAccount", adminOnly, otherClient),
  row("previewDisableAccount", adminOnly, otherClient),
  row("disableAccount", adminChanges, (fixture) => ({ ...otherClient(fixture), body: keep }), {
    alone: true,
  }),
  row("disableAccount", roles({}), ({ users }) => ({
    params: { id: users.admin.id },
    body: keep,
  }), { when: "the admin's own account" }),
  row("enableAccount", adminChanges, async ({ app }) => {
    // No actor, who would get in or stay out.
    const { persistence } = app.ports;
    const user = (await persistence.users.findByEmail("therapist3@demo.heaolu.ee"))!;
    await persistence.transaction(({ users }) => users.save({ ...user, disabledAt: app.now() }));
    return { params: { id: user.id }, absent };
  }, { alone: true }),
  row("setAdminRole", adminChanges, (fixture) => ({
    ...otherClient(fixture),
    body: { isAdmin: true },
  }), { alone: true }),
  ...staffRoles.map((role) =>
    row("setStaffRole", adminChanges, ({ users }) => ({
      params: { id: users.otherClient.id, role },
      absent: { ...absent, role },
      body: { isGranted: true },
    }), { alone: true, when: role })
  ),
  row("setStaffRole", roles({}), ({ users }) => ({
    params: { id: users.admin.id, role: "finance" },
    body: { isGranted: true },
  }), { when: "the admin's own account" }),
  row("linkPractitioner", adminChanges, freePair, { alone: true }),
  row("unlinkPractitioner", adminChanges, otherPractitioner, { alone: true }),
  row("endAccountSignIns", adminChanges, otherClient, { alone: true }),
  row("previewDisablePractitioner", adminOnly, hiddenProfile),
  row("disablePractitioner", adminChanges, (fixture) => ({
    ...hiddenProfile(fixture),
    body: { bookings: "keep", reason: "" },
  }), { alone: true }),
  row("enablePractitioner", adminChanges, hiddenProfile),
  row("listAdminSessions", adminOnly),
  row("exportAdminSessions", adminOnly),
  row("listSavedViews", adminOnly, () => ({ query: { list: "users" } })),
  ...["reviews", "payments"].map((list) =>
    row("listSavedViews", adminOnly, () => ({ query: { list } }), { when: `of ${list}` })
  ),
  row("saveView", adminOnly, () => ({
    body: { list: "users", name: "Mine", search: "state=admin", shared: false },
  })),
  row("removeSavedView", adminChanges, ownView),
  row("findAdminRecords", adminOnly, () => ({ query: { text: "mari" } })),
];
