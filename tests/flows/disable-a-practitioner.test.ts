import { afterAll, beforeAll, expect, test } from "vitest";
import { day, hour, minute } from "backend/domain/duration.ts";
import { cancelComingBookings } from "backend/use-cases/admin/cancel-coming-bookings.ts";
import { disableAccount } from "backend/use-cases/admin/disable-account.ts";
import { requireOtherAdmin } from "backend/use-cases/admin/disabled-account.ts";
import { expectRefusal, newMails } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient, offeredTimes, type Person } from "./booked-session.ts";
import { bookIn, openEveryDay } from "./working-day-steps.ts";

const clients = [
  { name: "Liisa Tamm", email: "liisa@example.ee", language: "et" },
  { name: "John Tamm", email: "john@example.ee", language: "en" },
  { name: "Anna Tamm", email: "anna@example.ee", language: "ru" },
] as const;

let app: TestApp;
let admin: Person;
let kulli: Person;
let therapistId: string;
let slug: string;
let eventType: string;
let practitionerMails: Awaited<ReturnType<typeof newMails>>;

beforeAll(async () => {
  app = await openTestApp();
  kulli = await app.signIn("therapist1@demo.heaolu.ee");
  therapistId = kulli.user.therapistId!;
  slug = (await app.ports.persistence.therapists.find(therapistId))!.slug;
  await openEveryDay(app, kulli);
  const list = await (await app.get("/therapy-sessions/therapist?when=upcoming", kulli.headers))
    .json();
  for (const { id, canCancel } of list) {
    if (canCancel) await app.post(`/therapy-sessions/${id}/cancel`, {}, kulli.headers);
  }
  let startsAt = app.now() + 2 * day + hour;
  for (const client of clients) {
    const { endsAt } = await bookIn(app, kulli, client, startsAt);
    startsAt = Date.parse(endsAt) + 5 * minute;
  }
  const { practice } = await offeredTimes(app, therapistId);
  eventType = practice.eventTypeUri;
  admin = await app.signIn("admin@demo.heaolu.ee");
  await sentMails();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Sending stops after a batch. */
async function sentMails() {
  const mails: Awaited<ReturnType<typeof newMails>> = [];
  for (let batch = await newMails(app); batch.length > 0; batch = await newMails(app)) {
    mails.push(...batch);
  }
  return mails;
}

const account = async () =>
  await (await app.get(`/admin/users/${kulli.user.id}`, admin.headers)).json();
const disable = (body: object, version: string) =>
  app.post(`/admin/users/${kulli.user.id}/disable`, body, {
    ...admin.headers,
    "If-Match": version,
  });
const coming = async () => {
  const path = `/admin/sessions?therapistId=${therapistId}&from=2026-11-21`;
  const { sessions } = await (await app.get(path, admin.headers)).json();
  return sessions as { status: string; clientInitials: string }[];
};

test("an administrator sees first what happens, and two administrators do not overwrite each other", async () => {
  const effects = await app.get(`/admin/users/${kulli.user.id}/disable-effects`, admin.headers);
  expect(await effects.json()).toMatchObject({ asClient: 0, asPractitioner: 3, clients: 3 });
  const { version } = await account();
  const name = { name: "Külli Teine" };
  await app.send("PUT", `/user/${kulli.user.id}`, name, kulli.headers);
  const body = { asClient: "keep", asPractitioner: "cancel", reason: "" };
  const answer = await disable(body, version);
  expect(await answer.clone().json()).toMatchObject({ changed: ["name"] });
  await expectRefusal(answer, 412, "ERR_STALE");
  expect((await account()).disabledAt).toBeNull();
});

test("a process that stops in the middle leaves a closed profile, and the rest is cancelled once", async () => {
  const hold = await app.post("/calendly/holds", {
    event_type: eventType,
    start_time: (await offeredTimes(app, therapistId)).times.at(-1),
  });
  expect(hold.status).toBe(201);
  const stopped: TestApp["ports"]["scheduling"] = {
    ...app.ports.scheduling,
    cancel: () => Promise.reject(new Error("the process stops")),
  };
  const { users } = app.ports.persistence;
  const [signIn] = await users.listSignIns(admin.user.id, app.now());
  const context = {
    account: { ...admin.user, userId: admin.user.id, isAdmin: true, signInId: signIn!.id },
    now: app.now(),
    language: "et",
  } as const;
  await expect(disableAccount({ ...app.ports, scheduling: stopped }, context, {
    id: kulli.user.id,
    version: undefined,
    asClient: "keep",
    asPractitioner: "cancel",
    reason: null,
  })).rejects.toThrow("the process stops");
  await expectRefusal(await app.get("/therapists/" + slug), 404, "ERR_NOT_FOUND");

  await cancelComingBookings(app.ports, app.now());
  await cancelComingBookings(app.ports, app.now());
  const sessions = await coming();
  expect(sessions.every(({ status }) => status === "cancelled")).toBe(true);
  expect(sessions.map(({ clientInitials }) => clientInitials))
    .toEqual(expect.arrayContaining(["LT", "JT", "AT"]));
  expect(await app.ports.persistence.disabled.nextCancellation()).toBeNull();
  expect(await app.ports.persistence.disabled.listHolds(therapistId)).toEqual([]);
});

test("every client gets one mail in their language with other practitioners and their times", async () => {
  const mails = await sentMails();
  const subjects = { et: "Aeg tühistatud", en: "Cancelled", ru: "Запись отменена" };
  const others = { et: "Teised praktikud", en: "Other practitioners", ru: "Другие специалисты" };
  for (const { email, language } of clients) {
    const own = mails.filter(({ to }) => to === email);
    expect(own.map(({ subject }) => subject.split(":")[0]), email).toEqual([subjects[language]]);
    expect(own[0]!.text).toContain(others[language]);
    expect(own[0]!.text).not.toContain(`/therapist/view/${slug}`);
  }
  const estonian = mails.find(({ to }) => to === "liisa@example.ee");
  expect(estonian!.text).toMatch(/\/therapist\/view\/[\w-]+\?practice=[\w-]+&type=\w+&start=/);
  const received = practitionerMails = mails.filter(({ to }) => to === kulli.user.email);
  const cancellations = received.filter(({ subject }) => /tühistatud/i.test(subject));
  expect(cancellations).toHaveLength(clients.length);
  for (const { text } of cancellations) {
    expect(text).not.toContain("saavad teised selle aja");
    expect(text).not.toContain("Sa ei saanud kohtumist pidada");
    expect(text).not.toContain("/sessions?open=");
  }
});

test("the practitioner reads once that the account was disabled, and where to write", () => {
  const [mail, ...more] = practitionerMails.filter(({ subject }) => subject.includes("konto"));
  expect(more).toEqual([]);
  expect(mail!.text).toContain("eesolevad kohtumised klientidega on tühistatud");
  expect(mail!.text).toContain("tere@heaolu.ee");
  expect(mail!.text).not.toContain("Sinu enda broneeringud");
});

test("a disabled practitioner is found, booked and signed in nowhere", async () => {
  const times = `/calendly/event-type-available-times?${new URLSearchParams({
    event_type: eventType,
    start_time: new Date(app.now()).toISOString(),
    end_time: new Date(app.now() + 7 * day).toISOString(),
  })}`;
  expect((await app.get("/auth/me", kulli.headers)).status).toBe(401);
  const found = await (await app.post("/therapists/search", { text: "Külli", limit: 50 })).json();
  expect(found.therapists.map((one: { slug: string }) => one.slug)).not.toContain(slug);
  await expectRefusal(await app.get(times), 404, "ERR_NOT_FOUND");
  const client = await newClient(app, "kerli@example.ee");
  const startsAt = app.now() + 3 * day;
  const booking = {
    event_type: eventType,
    start_time: new Date(startsAt).toISOString(),
    invitee: { name: "Kerli Kask", email: "kerli@example.ee", timezone: "Europe/Tallinn" },
  };
  const booked = await app.post("/calendly/invitees", booking, client.headers);
  await expectRefusal(booked, 409, "ERR_PRACTICE_NOT_OFFERED");
});

test("enabling the account brings back the profile and its times, not the bookings", async () => {
  const answer = await app.post(`/admin/users/${kulli.user.id}/enable`, undefined, admin.headers);
  expect(answer.status).toBe(204);
  expect((await app.get(`/therapists/${slug}`)).status).toBe(200);
  expect((await offeredTimes(app, therapistId)).times.length).toBeGreaterThan(0);
  expect((await coming()).every(({ status }) => status === "cancelled")).toBe(true);
  const names = (await account()).actions.map(({ action }: { action: string }) => action);
  expect(names).toEqual(expect.arrayContaining([
    "enable-account",
    "enable-practitioner",
    "disable-account",
    "disable-practitioner",
  ]));
});

test("no administrator loses the role by accident, and the last one keeps it", async () => {
  const role = (id: string, isAdmin: boolean, by = admin) =>
    app.send("PUT", `/admin/users/${id}/admin`, { isAdmin }, by.headers);
  await expectRefusal(await role(admin.user.id, false), 403, "ERR_FORBIDDEN");
  const second = await newClient(app, "second@example.ee");
  expect((await role(second.user.id, true)).status).toBe(204);
  expect((await app.get("/admin/users", second.headers)).status).toBe(200);
  const sign = await app.post(`/user/${second.user.id}/disable`, undefined, admin.headers);
  expect(sign.status).toBe(204);
  // Only disabled administrators are left beside this one.
  await app.ports.persistence.transaction(async ({ users }) => {
    const others = (await users.listAdmins()).filter(({ id }) => id !== admin.user.id);
    for (const other of others) await users.save({ ...other, isAdmin: false });
    const first = (await users.find(admin.user.id))!;
    await expect(requireOtherAdmin({ users }, first)).rejects.toThrow("ERR_LAST_ADMIN");
  });
});
