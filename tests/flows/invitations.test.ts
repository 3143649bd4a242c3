import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads } from "db/schema/leads.ts";
import { therapists } from "db/schema/therapists.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { expectRefusal, mari, newMails, statusOf, tokenIn } from "../support/sign-in-steps.ts";
import { newClient } from "./booked-session.ts";
import { day } from "backend/domain/duration.ts";
import { remindInvitedPeople } from "backend/use-cases/invitations/remind-invited-people.ts";
import { invitationIn } from "./onboarding-steps.ts";

/** A practitioner's profile without an account. */
async function freePage(app: TestApp) {
  const [page] = await app.database.read.select({ id: therapists.id }).from(therapists).limit(1);
  const email = "page@example.ee";
  await app.database.transaction((tx) =>
    tx.update(therapists).set({ userId: null, email }).where(eq(therapists.id, page!.id))
  );
  return { id: page!.id, email };
}

const admin = (app: TestApp) => app.signIn("admin@demo.heaolu.ee");

async function invite(app: TestApp, body: Record<string, unknown>): Promise<string> {
  const { headers } = await admin(app);
  const invited = await app.post("/invitations", body, headers);
  expect(invited.status).toBe(201);
  return invitationIn((await newMails(app)).find(({ text }) => text.includes("?hash=")));
}

async function registerWith(app: TestApp, hash: string, person = mari) {
  expect(await statusOf(app.post("/auth/register", { ...person, hash }))).toBe(202);
  return tokenIn((await newMails(app)).at(-1));
}

test("registering with an invitation links the profile once the address is confirmed", async () => {
  await using app = await openTestApp();
  const page = await freePage(app);
  const hash = await invite(app, { email: mari.email, therapistId: page.id, language: "en" });
  expect(await (await app.get(`/invitations/${hash}`)).json())
    .toEqual({ email: mari.email, name: "", hasAccount: false, expiresAt: "2026-12-04T07:00:00Z" });

  const token = await registerWith(app, hash);
  expect((await app.ports.persistence.therapists.find(page.id))?.userId).toBeNull();
  expect(await statusOf(app.post("/auth/verify-email", { token }))).toBe(204);
  const { user } = await app.signIn(mari.email, mari.password);
  expect(user).toMatchObject({ therapistId: page.id, roles: ["client", "therapist"] });

  await expectRefusal(await app.get(`/invitations/${hash}`), 409, "ERR_INVITATION_USED");
  const again = { ...mari, email: "thief@example.ee", hash };
  await expectRefusal(await app.post("/auth/register", again), 409, "ERR_INVITATION_USED");
  expect(await app.ports.persistence.users.findByEmail(again.email)).toBeNull();
});

test("an invitation works only for the owner of the invited mailbox", async () => {
  await using app = await openTestApp();
  const page = await freePage(app);
  const hash = await invite(app, { email: mari.email, therapistId: page.id });
  await registerWith(app, hash);
  // The same address registers again without the invitation.
  await app.post("/auth/register", mari);
  const token = tokenIn((await newMails(app)).at(-1));
  await app.post("/auth/verify-email", { token });
  const { user, headers } = await app.signIn(mari.email, mari.password);
  expect(user.therapistId).toBeNull();

  const accepted = await app.post(`/user?hash=${hash}`, { email: mari.email }, headers);
  expect(accepted.status).toBe(201);
  expect((await accepted.json()).therapistId).toBe(page.id);
  const twice = await app.post(`/user?hash=${hash}`, { email: mari.email }, headers);
  await expectRefusal(twice, 409, "ERR_INVITATION_USED");
});

test("an invitation expires after 14 days, and a guessed one does nothing", async () => {
  await using app = await openTestApp();
  const hash = await invite(app, { email: mari.email });
  const client = await newClient(app, "guest@example.ee");
  for (const wrong of [`${hash.slice(1)}x`, "x", "' or 1=1"]) {
    await expectRefusal(
      await app.get(`/invitations/${encodeURIComponent(wrong)}`),
      404,
      "ERR_NOT_FOUND",
    );
    const path = `/user?hash=${encodeURIComponent(wrong)}`;
    const accepted = await app.post(path, { email: client.user.email }, client.headers);
    await expectRefusal(accepted, 400, "ERR_INVALID_TOKEN");
  }
  const me = await (await app.get("/auth/me", client.headers)).json();
  expect(me).toMatchObject({ email: "guest@example.ee", therapistId: null });
  app.advance(14 * day - 1);
  expect(await statusOf(app.get(`/invitations/${hash}`))).toBe(200);
  app.advance(1);
  await expectRefusal(await app.get(`/invitations/${hash}`), 409, "ERR_INVITATION_EXPIRED");
  const late = await app.post("/auth/register", { ...mari, hash });
  await expectRefusal(late, 409, "ERR_INVITATION_EXPIRED");
});

test("a lead becomes a practitioner with a hidden profile", async () => {
  await using app = await openTestApp();
  await app.post("/leads", { email: mari.email, iAmPractitioner: true });
  const [lead] = await app.database.read.select().from(leads)
    .where(eq(leads.email, mari.email));
  const hash = await invite(app, { email: mari.email, leadId: lead!.id });
  await app.post("/auth/verify-email", { token: await registerWith(app, hash) });
  const { user, headers } = await app.signIn(mari.email, mari.password);
  expect(user.therapistId).not.toBeNull();
  const own = await app.get(`/therapists/${user.therapistId}`, headers);
  expect([own.status, (await own.json()).name]).toEqual([200, mari.name]);
  expect(await statusOf(app.get(`/therapists/${user.therapistId}`))).toBe(404);
});

test("only admins invite, and only to unlinked profiles and leads", async () => {
  await using app = await openTestApp();
  const client = await newClient(app, "guest@example.ee");
  const { headers } = await admin(app);
  const taken = await app.signIn("therapist1@demo.heaolu.ee");
  const absent = "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10";
  const send = (body: unknown, sent = headers) => app.post("/invitations", body, sent);
  await expectRefusal(await send({ email: mari.email }, client.headers), 403, "ERR_FORBIDDEN");
  await expectRefusal(await send({ email: mari.email }, taken.headers), 403, "ERR_FORBIDDEN");
  expect(await statusOf(app.post("/invitations", { email: mari.email }))).toBe(401);
  for (const key of ["therapistId", "leadId"]) {
    await expectRefusal(await send({ email: mari.email, [key]: absent }), 404, "ERR_NOT_FOUND");
    await expectRefusal(await send({ email: mari.email, [key]: "x" }), 400, "ERR_INVALID_INPUT");
  }
  const linked = { email: mari.email, therapistId: taken.user.therapistId };
  await expectRefusal(await send(linked), 409, "ERR_DUPLICATE_ENTITY");
  expect(await newMails(app)).toEqual([]);
});

test("an admin links a user to the profile with the same address, and users cannot link themselves", async () => {
  await using app = await openTestApp();
  const page = await freePage(app);
  const client = await newClient(app, page.email.toUpperCase());
  const stranger = await newClient(app, "stranger@example.ee");
  const { headers } = await admin(app);
  const link = (id: string, sent = headers) =>
    app.post(`/therapists/link-user/${id}`, undefined, sent);
  await expectRefusal(await link(client.user.id, client.headers), 403, "ERR_FORBIDDEN");
  await expectRefusal(await link(stranger.user.id), 404, "ERR_NOT_FOUND");
  await expectRefusal(await link("x"), 400, "ERR_INVALID_INPUT");

  const linked = await link(client.user.id);
  expect([linked.status, (await linked.json()).therapistId]).toEqual([200, page.id]);
  await expectRefusal(await link(client.user.id), 409, "ERR_DUPLICATE_ENTITY");
  const me = await (await app.get("/auth/me", client.headers)).json();
  expect(me).toMatchObject({ therapistId: page.id, roles: ["client", "therapist"] });
});

test("an invitation sent again ends the earlier link, and a revoked one is refused", async () => {
  await using app = await openTestApp();
  const first = await invite(app, { email: mari.email });
  app.advance(13 * day);
  const { headers } = await admin(app);
  const { invitations: [sent] } =
    await (await app.get(`/admin/invitations?text=mari.tamm`, headers)).json();
  const decide = (what: string) =>
    app.post(`/admin/invitations/${sent.id}/${what}`, undefined, headers);
  expect(await (await decide("resend")).json())
    .toMatchObject({ state: "open", expiresAt: "2026-12-17T07:00:00Z" });
  const second = invitationIn((await newMails(app)).at(-1));
  await expectRefusal(await app.get(`/invitations/${first}`), 404, "ERR_NOT_FOUND");
  expect(await statusOf(app.get(`/invitations/${second}`))).toBe(200);

  expect(await (await decide("revoke")).json()).toMatchObject({ state: "revoked" });
  expect(await statusOf(decide("revoke"))).toBe(200);
  await expectRefusal(await app.get(`/invitations/${second}`), 409, "ERR_INVITATION_REVOKED");
  const late = await app.post("/auth/register", { ...mari, hash: second });
  await expectRefusal(late, 409, "ERR_INVITATION_REVOKED");
  expect(await app.ports.persistence.users.findByEmail(mari.email)).toBeNull();
});

test("an open invitation is mailed once more after 7 days", async () => {
  await using app = await openTestApp();
  const hash = await invite(app, { email: mari.email, language: "en" });
  await remindInvitedPeople(app.ports, app.now() + 7 * day - 1);
  expect(await newMails(app)).toEqual([]);
  app.advance(7 * day);
  await remindInvitedPeople(app.ports, app.now());
  await remindInvitedPeople(app.ports, app.now());
  const mails = await newMails(app);
  expect(mails).toMatchObject([{
    to: mari.email,
    subject: "Your invitation is open for another week",
  }]);
  await expectRefusal(await app.get(`/invitations/${hash}`), 404, "ERR_NOT_FOUND");
  expect(await statusOf(app.get(`/invitations/${invitationIn(mails[0])}`))).toBe(200);
});

test("only the invited address registers or accepts, and then once", async () => {
  await using app = await openTestApp();
  const hash = await invite(app, { email: mari.email });
  const stranger = await newClient(app, "stranger@example.ee");
  const accept = ({ user, headers }: typeof stranger) =>
    app.post(`/user?hash=${hash}`, { email: user.email }, headers);
  await expectRefusal(await accept(stranger), 403, "ERR_INVITATION_ADDRESS");
  const me = await (await app.get("/auth/me", stranger.headers)).json();
  expect(me.therapistId).toBeNull();

  const other = { ...mari, email: "other@example.ee", hash };
  await expectRefusal(await app.post("/auth/register", other), 403, "ERR_INVITATION_ADDRESS");
  expect(await app.ports.persistence.users.findByEmail(other.email)).toBeNull();
  const token = await registerWith(app, hash);
  await expectRefusal(await app.post("/auth/register", other), 403, "ERR_INVITATION_ADDRESS");
  expect(await statusOf(app.post("/auth/verify-email", { token }))).toBe(204);
  const { user } = await app.signIn(mari.email, mari.password);
  expect(user.therapistId).not.toBeNull();
});

test("an invited address that has an account accepts after logging in, once", async () => {
  await using app = await openTestApp();
  const client = await newClient(app, "known@example.ee");
  const hash = await invite(app, { email: "Known@example.ee" });
  expect(await (await app.get(`/invitations/${hash}`)).json()).toMatchObject({ hasAccount: true });
  const registered = await app.post("/auth/register", { ...mari, email: client.user.email, hash });
  await expectRefusal(registered, 409, "ERR_ACCOUNT_EXISTS");
  expect(await newMails(app)).toEqual([]);
  const answers = await Promise.all(
    [1, 2].map(() => app.post(`/user?hash=${hash}`, { email: client.user.email }, client.headers)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { user } = await app.signIn(client.user.email, "a password of mine alone");
  expect(user.roles).toContain("therapist");
});

test("an address has one open invitation, and a practitioner's address none", async () => {
  await using app = await openTestApp();
  const { headers } = await admin(app);
  const email = "kadri@example.ee";
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.post("/invitations", { email }, headers)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const hashes = (await newMails(app)).map(invitationIn);
  const open = [];
  for (const hash of hashes) {
    const answer = await app.get(`/invitations/${hash}`);
    if (answer.status === 200) open.push(hash);
    else await expectRefusal(answer, 409, "ERR_INVITATION_REVOKED");
  }
  expect([hashes.length, open.length]).toEqual([4, 1]);

  const practitioner = { email: "therapist3@demo.heaolu.ee" };
  const refused = await app.post("/invitations", practitioner, headers);
  await expectRefusal(refused, 409, "ERR_DUPLICATE_ENTITY");
});
