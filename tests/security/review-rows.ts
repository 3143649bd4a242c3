import { sql } from "drizzle-orm";
import type { Review, ReviewStatus } from "backend/domain/review.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { open, owned, roles, type Row, row, signedIn } from "./matrix-row.ts";

const absentId = "00000000-0000-7000-8000-000000000000";

const content = {
  language: "et",
  name: "Mari",
  rating: 4,
  text: "Rahulik ja tähelepanelik.",
} as const;

/** A review of the owner's past session with `practitioner`. */
async function stored(
  { app, booked, therapistId }: Fixture,
  status: ReviewStatus = "published",
): Promise<Review> {
  const { persistence } = app.ports;
  const { past } = await booked();
  const review: Review = {
    ...content,
    id: persistence.newId(),
    therapistId,
    therapySessionId: past.id,
    sessionMonth: "2026-10",
    status,
    refusal: null,
    refusalNote: "",
    decidedBy: null,
    decidedAt: null,
    answer: null,
    answeredAt: null,
    createdAt: app.now(),
    updatedAt: app.now(),
  };
  await app.database.transaction((tx) =>
    tx.run(sql`delete from reviews where therapy_session_id = ${past.id}`)
  );
  await persistence.transaction(({ reviews }) => reviews.add(review));
  return review;
}

const review =
  (status?: ReviewStatus, body?: unknown) => async (fixture: Fixture): Promise<Call> => {
    const { id } = await stored(fixture, status);
    return { params: { id }, absent: { id: absentId }, ...(body === undefined ? {} : { body }) };
  };

const decision = (body?: unknown) => async (fixture: Fixture): Promise<Call> => {
  const { id, updatedAt } = await stored(fixture, "published");
  return {
    params: { id },
    headers: { "If-Match": `"${new Date(updatedAt).toISOString()}"` },
    ...(body === undefined ? {} : { body }),
  };
};

/** Reviews of sessions, their answers and reports. */
export const reviewRows: Row[] = [
  row(
    "writeReview",
    owned({ owner: 201, practitioner: 403, admin: 403 }),
    async ({ app, booked }) => {
      const { id } = (await booked()).past;
      await app.database.transaction((tx) =>
        tx.run(sql`delete from reviews where therapy_session_id = ${id}`)
      );
      return { body: { therapySessionId: id, ...content } };
    },
  ),
  row("listMyReviews", signedIn(200)),
  row("listReceivedReviews", roles({ practitioner: 200, otherPractitioner: 200 })),
  row("updateReview", owned({ owner: 200 }), review("published", { ...content, rating: 3 })),
  row("withdrawReview", owned({ owner: 204 }), review("waiting")),
  row("answerReview", owned({ practitioner: 200 }), review("published", { answer: "Aitäh!" })),
  row("answerReview", owned({}), review("waiting", { answer: "Aitäh!" }), {
    when: "before it is published",
  }),
  row("removeAnswer", owned({ practitioner: 204 }), review("published")),
  row("reportReview", open(202), review("published", { reason: "insult" })),
  row("reportReview", open(404), review("waiting", { reason: "insult" }), {
    when: "before it is published",
  }),
  row("listReviewQueue", roles({ admin: 200 })),
  row("getQueuedReview", roles({ admin: 200 }), async (fixture) => ({
    params: { id: (await stored(fixture)).id },
  })),
  row("publishReview", roles({ admin: 200 }), decision()),
  row("refuseReview", roles({ admin: 200 }), decision({ refusal: "insult" })),
  row("removeReviewAnswer", roles({ admin: 200 }), decision({ reason: "Kohtumise sisu." })),
];
