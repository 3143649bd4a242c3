import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newUser } from "backend/domain/account.ts";
import { day, hour } from "backend/domain/duration.ts";
import {
  changeReview,
  newReview,
  publishReview,
  refuseReview,
  withAnswer,
} from "backend/domain/review.ts";
import { checkInvariants } from "db/check.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

const steps = ["write", "change", "publish", "refuse", "answer", "withdraw", "erase"] as const;
const clients = 4;
const sessionsOfClient = 3;

const history = fc.array(
  fc.record({
    step: fc.constantFrom(...steps),
    client: fc.nat(clients - 1),
    nth: fc.nat(sessionsOfClient - 1),
    rating: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 1, maxLength: 40 },
);

const numRuns = Number(Deno.env.get("RUNS") ?? 60);

test("after random histories the stored averages are those of the published reviews", async () => {
  await using app = await openTestApp();
  const { search } = app.ports;
  await search.settled(app.now());
  let people = await addPeople(app);
  await fc.assert(
    fc.asyncProperty(history, async (commands) => {
      for (const command of commands) {
        if (command.step === "erase") await erase(app, people[command.client]!);
        else await apply(app, people[command.client]!.sessions[command.nth]!, command);
      }
      expect(await differences(app)).toEqual([]);
      people = people.some(({ erased }) => erased) ? await addPeople(app) : people;
    }),
    { numRuns },
  );
  expect(await checkInvariants(app.database.read)).toEqual([]);
  await search.settled(app.now());
  for await (const entries of app.ports.persistence.searchIndex.load()) {
    for (const { id, rating, reviewCount } of entries) {
      const page = await (await app.get(`/therapists/${id}`)).json();
      expect(page).toMatchObject({ reviewCount });
      if (rating !== null) expect(page.rating).toBeCloseTo(rating, 1);
    }
  }
}, 3_600_000);

type Person = Awaited<ReturnType<typeof addPeople>>[number];

/** Clients with sessions that have ended, with the first two practitioners in turn. */
async function addPeople(app: TestApp) {
  const { persistence } = app.ports;
  const shown = await persistence.therapists.listShown({ limit: 2 });
  const people = [];
  for (let client = 0; client < clients; client++) {
    const id = persistence.newId();
    const user = { ...newUser(id, app.now()), email: `${id}@example.ee`, name: "Mari" };
    const sessions: string[] = [];
    await persistence.transaction(async ({ therapySessions, users }) => {
      await users.add({
        ...user,
        emailVerifiedAt: app.now(),
        passwordHash: null,
        language: "et",
        updatedAt: app.now(),
      });
      for (let nth = 0; nth < sessionsOfClient; nth++) {
        const sessionId = persistence.newId();
        // Far in the past and each on a day of its own, so that none overlaps another.
        const startsAt = app.now() - (5000 + taken++) * day;
        await therapySessions.add({
          id: sessionId,
          therapistId: shown.items[nth % 2]!.id,
          userId: id,
          eventUri: `urn:event:${sessionId}`,
          inviteeUri: `urn:invitee:${sessionId}`,
          status: "booked",
          startsAt,
          endsAt: startsAt + hour,
          timeZone: "Europe/Tallinn",
          practiceType: "MASSAGE",
          intro: false,
          priceCents: 5000,
          meetingType: "IN_PERSON",
          place: "Tallinn",
          cancellationNoticeHours: 24,
          lateCancelPercent: 100,
          noShowPercent: 100,
          prepaid: false,
          lateMovedAt: null,
          feeWaivedAt: null,
          onSitePayment: null,
          rating: null,
          ratedAt: null,
          cancelledAt: null,
          cancelledBy: null,
          cancelReason: null,
          providerCancelPending: false,
          lastMove: null,
          bookedByTherapist: false,
          noShowAt: null,
          clientName: null,
          clientPhone: null,
          lateMinutes: null,
          awaySince: null,
          rulesChangedAt: null,
          calendarSequence: 0,
          hasNeutralUid: true,
          createdAt: startsAt,
          updatedAt: startsAt,
        });
        await therapySessions.addHistory({
          id: persistence.newId(),
          therapySessionId: sessionId,
          at: startsAt,
          actor: "client",
          actorUserId: id,
          action: "book",
          fromStatus: null,
          toStatus: "booked",
          reason: null,
          fromStartsAt: null,
          fromEndsAt: null,
          toStartsAt: null,
          toEndsAt: null,
        });
        sessions.push(sessionId);
      }
    });
    people.push({ user: (await persistence.users.find(id))!, sessions, erased: false });
  }
  return people;
}

let taken = 0;

async function apply(
  app: TestApp,
  sessionId: string,
  { step, rating }: { step: (typeof steps)[number]; rating: number },
) {
  const { persistence } = app.ports;
  const now = app.now();
  const by = "an administrator";
  await persistence.transaction(async ({ reviews, therapySessions }) => {
    const session = await therapySessions.find(sessionId);
    const review = await reviews.findOfSession(sessionId);
    const content = { language: "et", name: "Mari", rating, text: "Rahulik hommik." } as const;
    if (!review) {
      if (step !== "write" || !session) return;
      return await reviews.add(newReview(session, "client", content, persistence.newId(), now));
    }
    const decision = { by, version: review.updatedAt };
    switch (step) {
      case "change":
        return await reviews.save(changeReview(review, content, now));
      case "publish": {
        const published = publishReview(review, [], decision, now);
        return await reviews.save({ ...published, decidedBy: null });
      }
      case "refuse": {
        const refusal = { ...decision, refusal: "insult", note: "" } as const;
        await reviews.settleReports(review.id, now);
        return await reviews.save({ ...refuseReview(review, [], refusal, now), decidedBy: null });
      }
      case "answer":
        if (review.status === "published") await reviews.save(withAnswer(review, "Aitäh", now));
        return;
      case "withdraw":
        return await reviews.remove(review.id);
    }
  });
}

async function erase(app: TestApp, person: Person) {
  const { persistence } = app.ports;
  if (person.erased) return;
  person.erased = true;
  await persistence.transaction(({ personalData }) =>
    personalData.erase(person.user, persistence.newId(), app.now())
  );
}

async function differences(app: TestApp) {
  return await app.database.read.values(sql`
    select t.id, t.review_count, t.rating_sum, count(r.id), coalesce(sum(r.rating), 0)
    from therapists t left join reviews r on r.therapist_id = t.id and r.status = 'published'
    group by t.id having t.review_count <> count(r.id)
      or t.rating_sum <> coalesce(sum(r.rating), 0)`);
}
