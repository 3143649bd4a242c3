import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";
import { fingerprint } from "../security/database-fingerprint.ts";
import { newClient, offeredTimes } from "./booked-session.ts";
import { guestSteps } from "./guest-steps.ts";
import { signInAdmin } from "./onboarding-steps.ts";
import { editorOf } from "./profile-steps.ts";
import { bookedByBoth, signInBoth } from "./session-fixtures.ts";

test("a public name contains no web or e-mail address", async () => {
  await using app = await openTestApp();
  const client = await newClient(app, "mari@example.ee");
  const problem = { errors: [{ path: "name", errCode: "ERR_ADDRESS_IN_NAME" }] };
  for (const name of ["Mari www.mari.ee", "mari@mari.ee", "Mari Tamm maritamm.ee"]) {
    const changed = await app.send("PUT", `/user/${client.user.id}`, { name }, client.headers);
    expect([changed.status, await changed.json()]).toMatchObject([400, problem]);
    const password = "mõnus kevad õues";
    const registered = await app.post("/auth/register", { email: "a@example.ee", name, password });
    expect([registered.status, await registered.json()]).toMatchObject([400, problem]);
  }
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  const { version } = await editor.save(() => ({
    name: "Mari www.mari.ee",
    nameFollowsAccount: false,
  }));
  const published = await editor.publishWith(version);
  expect([published.status, await published.json()]).toMatchObject([400, problem]);
});

test("administrators see which practitioners have the same or a look-alike name", async () => {
  await using app = await openTestApp();
  const admin = await signInAdmin(app);
  const [one, other] = [
    await editorOf(app, "therapist1@demo.heaolu.ee"),
    await editorOf(app, "therapist2@demo.heaolu.ee"),
  ];
  await one.publish(() => ({ name: "Õnne Mägi", nameFollowsAccount: false }));
  // The first letter is Cyrillic.
  await other.publish(() => ({ name: "Оnne Magi", nameFollowsAccount: false }));
  const namesakes = async (name: string, except?: string) => {
    const query = new URLSearchParams({ name, ...(except ? { except } : {}) });
    const answer = await app.get(`/admin/namesakes?${query}`, admin.headers);
    expect(answer.status).toBe(200);
    return (await answer.json()).namesakes.map(({ id }: { id: string }) => id);
  };
  expect(await namesakes("Õnne Mägi", one.id)).toEqual([other.id]);
  expect((await namesakes("Мяги Ынне")).toSorted()).toContain(one.id);
  expect((await namesakes("magi ONNE")).toSorted()).toEqual([one.id, other.id].toSorted());
  expect(await namesakes("Õnne Mägiste")).toEqual([]);
});

test("the name of the person a booking is for contains no web address, however it is booked", async () => {
  await using app = await openTestApp();
  const name = "Mari http://mari.example/win";
  const nameOf = (path: string) => ({ errors: [{ path, errCode: "ERR_ADDRESS_IN_NAME" }] });
  const kulli = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId = kulli.user.therapistId as string;
  const { practice, times: [startsAt] } = await offeredTimes(app, therapistId, 28);
  const client = await newClient(app, "mari@example.ee");
  const before = fingerprint(app);
  const booked = await app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: startsAt,
    invitee: { name, email: client.user.email, timezone: "Europe/Tallinn" },
  }, client.headers);
  expect([booked.status, await booked.json()]).toMatchObject([400, nameOf("invitee.name")]);
  const forClient = await app.post("/therapy-sessions/therapist", {
    eventTypeUrl: practice.eventTypeUri,
    startsAt,
    client: { email: "keegi@example.ee", name, language: "et" },
  }, kulli.headers);
  expect([forClient.status, await forClient.json()]).toMatchObject([400, {
    errCode: "ERR_INVALID_INPUT",
  }]);
  expect(fingerprint(app)).toBe(before);

  const guest = guestSteps(app, therapistId);
  const held = await guest.hold();
  const asGuest = await app.post(
    "/booking-requests",
    guest.form(held, { email: "liisa@example.ee", name }),
  );
  expect([asGuest.status, await asGuest.json()]).toMatchObject([400, nameOf("invitee.name")]);
});

test("a text with control characters is refused with its field, one with line breaks is stored as it is", async () => {
  await using app = await openTestApp();
  const { session, path, client, therapist } = await bookedByBoth(app);
  const refused = async (address: string, body: object, headers = client.headers) => {
    const answer = await app.post(address, body, headers);
    const [field] = Object.keys(body);
    expect([answer.status, await answer.json()]).toMatchObject([400, {
      errCode: "ERR_INVALID_INPUT",
      errors: [{ path: field, errCode: "ERR_INVALID_CHARACTER" }],
    }]);
  };
  const raw = "Tere\u001B[31m\u0007";
  await refused(`${path}/cancel`, { reason: raw }, therapist.headers);
  await refused(`${path}/reschedule`, { reason: raw, startsAt: session.startsAt });
  app.advance(Date.parse(session.endsAt) - app.now());
  const again = await signInBoth(app);
  await refused(`${path}/comment`, { comment: raw }, again.client.headers);
  await refused(`${path}/comment`, { comment: "\u0085" }, again.client.headers);
  const text = "Tere\tjälle!\r\n\nTeine lõik 👩‍🎨";
  const written = await app.post(`${path}/comment`, { comment: text }, again.client.headers);
  expect((await written.json()).comments.at(-1).comment).toBe(text);
});
