import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { openTestApp } from "../test-app.ts";
import { type Person, signedInAs } from "./booked-session.ts";
import { openRequestVisit } from "./session-request-steps.ts";
import {
  acknowledging,
  answersFor,
  makeRules,
  refusalOf,
  storeTest,
  suitabilityOf,
} from "./suitability-steps.ts";
import { anything, openVisit } from "./waiting-list-steps.ts";
import { bookIn, minutesAfter, openEveryDay } from "./working-day-steps.ts";

type Visit = Awaited<ReturnType<typeof openRequestVisit>>;

const book = (
  { app, practice, times }: Visit,
  { user: { name, email }, headers }: Person,
  { nth = 0, ...more }: { nth?: number; acknowledgement?: object } = {},
  language = "en",
) =>
  app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: times[nth]!,
    invitee: { name, email, timezone: "Europe/Tallinn" },
    ...more,
  }, { ...headers, "Accept-Language": language });

test("an offer of the waiting list is checked, and names its reasons only to its owner", async () => {
  await using visit = await openVisit();
  const { app, booked: { practice } } = visit;
  const client = await visit.client("anna");
  await storeTest(app, client, answersFor(practice.type, "caution"));
  await visit.join(client, { ...anything });
  await visit.cancel();
  await visit.work();
  const place = (await visit.place(client))!;
  const accept = (headers = {}, more = {}) =>
    app.post(
      "/waiting-lists/link/accept",
      { token: place.token, offerId: place.offer!.id, ...more },
      headers,
    );
  const byLink = await refusalOf(await accept());
  expect(byLink.errCode).toBe("ERR_CAUTION_UNREAD");
  expect(byLink.suitability).toBeUndefined();
  const refusal = await refusalOf(await accept(client.headers));
  const acknowledgement = acknowledging(refusal);
  const accepted = await accept(client.headers, { acknowledgement });
  expect(accepted.status).toBe(200);
  const { booking } = await accepted.json();
  expect(await suitabilityOf(app, booking.id, client)).toMatchObject({
    acknowledged: { rules: acknowledgement.rules },
  });
});

test("another practitioner in place of one who is away is checked as well", async () => {
  await using app = await openTestApp();
  const kulli = await app.signIn("therapist1@demo.heaolu.ee");
  await openEveryDay(app, kulli);
  const person = { name: "Anna Tamm", email: "anna@example.ee", language: "et" } as const;
  const session = await bookIn(app, kulli, person, minutesAfter(app.now(), 60));
  const headers = await signedInAs(app, person.email);
  const away = new Date(app.now() + day).toISOString().slice(0, 10);
  expect((await app.post("/absences", { toDate: away }, kulli.headers)).status).toBe(200);
  const mail = (await newMails(app)).find(({ to, text }) =>
    to === person.email && /\?at=/.test(text)
  );
  const token = /\/booking#(\S+)/.exec(mail!.text)![1]!;
  const { others } = await (await app.post("/booking-links/alternatives", { token })).json();
  const [{ eventTypeUri, priceCents, durationMinutes, starts }] = others;
  await storeTest(app, { headers }, answersFor(session.practiceType, "caution"));
  const replace = (headers = {}, acknowledgement?: object) =>
    app.post("/booking-links/replace", {
      token,
      eventTypeUri,
      startsAt: starts[0],
      priceCents,
      durationMinutes,
      ...(acknowledgement && { acknowledgement }),
    }, headers);
  const byLink = await refusalOf(await replace());
  expect(byLink).toMatchObject({ errCode: "ERR_CAUTION_UNREAD" });
  expect(byLink.suitability).toBeUndefined();
  const acknowledgement = acknowledging(await refusalOf(await replace(headers)));
  const replaced = await replace(headers, acknowledgement);
  expect(replaced.status, await replaced.clone().text()).toBe(200);
  const { id } = await replaced.json();
  expect(await suitabilityOf(app, id, { headers })).toMatchObject({
    acknowledged: { rules: acknowledgement.rules },
  });
});

test("a practitioner books a session in without the test, and an introductory call needs none", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice, practitioner, therapistId, times } = visit;
  const client = await visit.client("anna");
  expect((await book(visit, client)).status).toBe(201);
  await storeTest(app, client, answersFor(practice.type, "caution"));
  await makeRules(app, practice.type, "no");
  const inOffice = await app.post("/therapy-sessions/therapist", {
    eventTypeUrl: practice.eventTypeUri,
    startsAt: times.find((time) => Date.parse(time) > Date.parse(times[0]!) + 86_400_000)!,
    client: { id: client.user.id },
  }, practitioner.headers);
  expect(inOffice.status).toBe(201);
  const therapist = (await app.ports.persistence.therapists.find(therapistId))!;
  const intro = therapist.practices.find((each) => each.intro)!;
  const ask = (eventType: string) =>
    app.get(
      `/suitability/booking-verdict?eventType=${encodeURIComponent(eventType)}`,
      client.headers,
    );
  expect(await (await ask(intro.eventTypeUri)).json()).toEqual({
    verdict: null,
    clearance: null,
  });
  const answer = await ask(practice.eventTypeUri);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await answer.json()).verdict).toMatchObject({ verdict: "no", practice: practice.type });
});

test("answers of a visitor are assessed for a booking, and nothing of them is stored", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice } = visit;
  const answers = { ...answersFor(practice.type, "caution"), dance: ["yes"] };
  const body = { eventType: practice.eventTypeUri, answers };
  const { verdict } = await (await app.post("/suitability/booking-verdict", body)).json();
  expect(verdict).toMatchObject({ verdict: "caution", practice: practice.type });
  expect(await app.database.read.all(sql`select * from suitability_results`)).toEqual([]);
  expect(await app.database.read.all(sql`select * from suitability_records`)).toEqual([]);
});
