import type { reviewReports, reviews } from "../schema/reviews.ts";
import type { therapySessions } from "../schema/therapy-sessions.ts";
import type { ReviewData } from "./demo-data.ts";
import { day, type DemoDay, demoId, homeZone, hour, instantOf } from "./demo-day.ts";
import { userIdOf } from "./demo-people.ts";
import { therapistIdOf } from "./demo-therapists.ts";
import { hash } from "./seeded-random.ts";

type Rows = {
  reviews: (typeof reviews.$inferInsert)[];
  reviewReports: (typeof reviewReports.$inferInsert)[];
};

type Session = typeof therapySessions.$inferInsert;

/** Published reviews, some with an answer, and what waits for an administrator. */
export function reviewRows(data: ReviewData[], sessions: Session[], demoDay: DemoDay): Rows {
  const published = data.map((review, index) => publishedRow(review, index, demoDay));
  const reported = published.find(({ rating }) => rating === 3)!;
  return {
    reviews: [...published, ...waitingReviews.map((one) => waitingRow(one, sessions, demoDay))],
    reviewReports: [{
      id: demoId("review-report", reported.id),
      reviewId: reported.id,
      reporterId: null,
      reason: "untrue",
      note: "Sellel ajal oli praktik puhkusel.",
      createdAt: demoDay.startsAt - 20 * hour,
    }],
  };
}

function publishedRow(
  { therapist, monthsAgo, answer, ...review }: ReviewData,
  index: number,
  demoDay: DemoDay,
) {
  const id = demoId("review", therapist, index);
  const shift = hash(id);
  const date = demoDay.today.subtract({ months: monthsAgo, days: shift % 20 });
  const createdAt = instantOf(date, 8 * 60 + shift % 720, homeZone);
  return {
    id,
    therapistId: therapistIdOf(therapist),
    ...review,
    sessionMonth: date.toString().slice(0, 7),
    status: "published" as const,
    ...(answer && { answer, answeredAt: createdAt + 2 * day }),
    createdAt,
    updatedAt: createdAt,
  };
}

const waitingReviews = [
  {
    email: "hannah.whitcombe@demo.heaolu.ee",
    language: "en",
    name: "H. W.",
    rating: 5,
    text: "She listens without hurrying. I left with one question instead of twenty.",
  },
  {
    email: "karmen.soonike@demo.heaolu.ee",
    language: "et",
    name: "Karmen",
    rating: 4,
    text: "Selge ja sõbralik. Ruum oli natuke jahe, aga tekk oli olemas.",
  },
];

/** Of the latest finished session of a client. */
function waitingRow(
  { email, ...review }: (typeof waitingReviews)[number],
  sessions: Session[],
  demoDay: DemoDay,
) {
  const userId = userIdOf(email);
  const finished = sessions.filter((one) =>
    one.userId === userId && one.status === "finished" && !one.noShowAt
  );
  const latest = finished.toSorted((one, other) => other.startsAt - one.startsAt)[0]!;
  const createdAt = Math.max(latest.endsAt, demoDay.startsAt - 30 * hour);
  return {
    id: demoId("review", email, 0),
    therapistId: latest.therapistId,
    therapySessionId: latest.id,
    ...review,
    sessionMonth: new Date(latest.startsAt).toISOString().slice(0, 7),
    status: "waiting" as const,
    createdAt,
    updatedAt: createdAt,
  };
}
