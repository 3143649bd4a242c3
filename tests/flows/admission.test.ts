import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookSession, newClient, offeredTimes, type Person } from "./booked-session.ts";
import { codeOf, sentencesOf, signInBoth } from "./session-fixtures.ts";

let app: TestApp;
let therapist: Person;
let therapistId: string;

beforeAll(async () => {
  app = await openTestApp();
  ({ therapist, therapistId } = await signInBoth(app));
});
afterAll(() => app[Symbol.asyncDispose]());

async function set(acceptingNewClients: string) {
  const path = `/therapists/${therapistId}/admission`;
  const answer = await app.send("PUT", path, { acceptingNewClients }, therapist.headers);
  expect([answer.status, await answer.json()]).toEqual([200, { acceptingNewClients }]);
}

async function request(path: string, { user, headers }: Person, more: Record<string, string> = {}) {
  const { practice, times } = await offeredTimes(app, therapistId);
  return app.post(path, {
    event_type: practice.eventTypeUri,
    start_time: times[0],
    ...(path === "/calendly/holds"
      ? {}
      : { invitee: { name: user.name, email: user.email, timezone: "Europe/Tallinn" } }),
  }, { ...headers, ...more });
}

const book = (person: Person, more?: Record<string, string>) =>
  request("/calendly/invitees", person, more);

async function admission(person?: Person) {
  const answer = await app.get(`/therapists/${therapistId}/admission`, person?.headers);
  return await answer.json();
}

test.each([["no", "ERR_NO_NEW_CLIENTS"], ["waitlist", "ERR_WAITLIST_ONLY"]])(
  "a practitioner with the setting %s is booked by earlier clients only",
  async (setting, errCode) => {
    await set("yes");
    const stranger = await newClient(app, `new-${setting}@example.ee`);
    const client = await newClient(app, `known-${setting}@example.ee`);
    const former = await newClient(app, `former-${setting}@example.ee`);
    await bookSession(app, client, therapistId);
    const { session } = await bookSession(app, former, therapistId, 3);
    await app.post(`/therapy-sessions/${session.id}/cancel`, {}, former.headers);

    await set(setting);
    for (const person of [stranger, former]) {
      expect(await codeOf(await book(person))).toEqual([409, errCode]);
      expect(await codeOf(await request("/calendly/holds", person))).toEqual([409, errCode]);
    }
    expect((await sentencesOf((language) => book(stranger, language))).size).toBe(3);
    expect(await admission(stranger)).toMatchObject({ isClient: false, isAdmitted: false });
    expect(await admission()).toEqual({
      acceptingNewClients: setting,
      isClient: false,
      isAdmitted: false,
      hasWaitingList: setting === "waitlist",
      waiting: 0,
    });

    expect(await admission(client)).toMatchObject({ isClient: true, isAdmitted: true });
    expect((await book(client)).status).toBe(201);
    await set("yes");
    expect((await book(stranger)).status).toBe(201);
  },
);

test("a client moves a session although the practitioner takes no new clients", async () => {
  await set("yes");
  const client = await newClient(app, "moves@example.ee");
  const { session } = await bookSession(app, client, therapistId);
  await set("no");
  const { times } = await offeredTimes(app, therapistId);
  const path = `/therapy-sessions/${session.id}/reschedule`;
  const moved = await app.post(path, { startsAt: times.at(-1) }, client.headers);
  expect(moved.status).toBe(200);
});

test("cards, booking page and search agree that new clients are not taken", async () => {
  const { practice } = await offeredTimes(app, therapistId);
  const page = new URL(practice.schedulingUrl).pathname.replace("/@", "/");
  async function seen() {
    const answer = await app.post("/therapists/search", { freeWithinDays: 60, limit: 50 });
    const booking = await (await app.get(`/calendly/booking-pages${page}`)).json();
    const listed = await (await app.post("/therapists/search", { limit: 50 })).json();
    const own = ({ id }: { id: string }) => id === therapistId;
    return {
      foundAsFree: (await answer.json()).therapists.some(own),
      times: listed.therapists.find(own).nextTimes.length > 0,
      onBookingPage: booking.therapist.acceptingNewClients,
    };
  }
  await set("yes");
  expect(await seen()).toEqual({ foundAsFree: true, times: true, onBookingPage: "yes" });
  await set("waitlist");
  expect(await seen()).toEqual({ foundAsFree: false, times: false, onBookingPage: "waitlist" });
});
