import { sql } from "drizzle-orm";
import { etagOf } from "backend/http/version.ts";
import { newLead } from "backend/domain/lead.ts";
import { leadPath } from "backend/use-cases/leads/lead-link.ts";
import { type Call, newcomer } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { open, roles, type Row, row } from "./matrix-row.ts";

const absent = { id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10" };
const adminOnly = roles({ admin: 200 });

/** One network may leave only a few addresses, and all actors share one network. */
async function leftAddress({ app }: Fixture): Promise<Call> {
  await app.database.transaction((connection) => connection.run(sql`delete from attempts`));
  return { body: { email: newcomer().email, iAmPractitioner: true } };
}

/** Who may see and decide about the people who want to join. Applicants have a secret link. */
export const onboardingRows: Row[] = [
  row("joinUs", open(202), leftAddress),
  row("getLeadStatus", open(200), withSecret),
  row("getLeadStatus", open(400), () => ({ body: { secret: `${absent.id}.x` } }), {
    when: "with a forged secret",
  }),
  row("confirmLead", open(200), withSecret),
  row("updateLead", open(200), async (fixture) => ({
    body: { ...(await leadLink(fixture)), name: "Kadri", city: null, practices: [], message: "" },
  })),
  row("withdrawLead", open(204), withSecret),
  row("createInvitation", roles({ admin: 201 }), () => ({ body: { email: newcomer().email } })),
  row("getAdminSummary", adminOnly),
  row("listAdminActions", adminOnly),
  ...["practitioners", "reviews", "payments"].map((list) =>
    row("exportAdminList", adminOnly, () => ({ params: { list } }), { when: list })
  ),
  row("listLeads", adminOnly),
  row("contactLead", adminOnly, confirmedLead),
  row("inviteLead", adminOnly, confirmedLead),
  row("declineLead", adminOnly, async (fixture) => ({
    ...await confirmedLead(fixture),
    body: { reason: "Praegu me uusi praktikuid ei võta." },
  })),
  row("listInvitations", adminOnly),
  row("resendInvitation", adminOnly, sentInvitation),
  row("revokeInvitation", adminOnly, sentInvitation),
  row("listPractitioners", adminOnly),
  row("listNamesakes", adminOnly, () => ({ query: { name: "Kadri Kask" } })),
  row("requestApproval", roles({ practitioner: 409 }), ({ therapistId: id }) => ({
    params: { id },
    absent,
  }), { when: "approved already" }),
  row("approvePractitioner", adminOnly, waitingProfile),
  row("declinePractitioner", adminOnly, async (fixture) => ({
    ...await waitingProfile(fixture),
    body: { reason: "Hind on puudu." },
  })),
];

/** Of a practitioner that the other rows do not use. */
async function waitingProfile({ app, therapistId, hiddenTherapistId }: Fixture): Promise<Call> {
  const { persistence } = app.ports;
  const { items } = await persistence.approvals.list({ limit: 9, order: "newest", now: app.now() });
  const { id } = items.find((one) => one.id !== therapistId && one.id !== hiddenTherapistId)!;
  await persistence.transaction(({ approvals }) =>
    approvals.save(id, { approval: "waiting", reason: null }, app.now())
  );
  const { updatedAt } = (await persistence.approvals.find(id, app.now()))!;
  return { params: { id }, absent, headers: { "If-Match": etagOf({ updatedAt }) } };
}

/** Stored here, because one network may leave only a few addresses an hour. */
async function leadLink({ app }: Fixture): Promise<{ secret: string }> {
  const { auth, persistence } = app.ports;
  const facts = { email: newcomer().email, language: "et", iAmPractitioner: true } as const;
  const lead = newLead({ id: persistence.newId(), ...facts }, app.now());
  await persistence.transaction(({ leads }) => leads.add(lead));
  return { secret: leadPath(auth, lead).split("#")[1]! };
}

async function withSecret(fixture: Fixture): Promise<Call> {
  return { body: await leadLink(fixture) };
}

async function confirmedLead(fixture: Fixture): Promise<Call> {
  const body = await leadLink(fixture);
  await fixture.app.post("/leads/confirm", body);
  return { params: { id: body.secret.split(".")[0]! }, absent };
}

async function sentInvitation({ app, headers }: Fixture): Promise<Call> {
  const { email } = newcomer();
  const answer = await app.post("/invitations", { email }, headers("admin"));
  return { params: { id: (await answer.json()).id }, absent };
}
