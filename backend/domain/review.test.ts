import { describe, expect, test } from "vitest";
import { hour } from "./duration.ts";
import {
  caseVersion,
  changeReview,
  newReview,
  publishReview,
  refuseReview,
  type Review,
  type ReviewReport,
  withAnswer,
  withoutAnswer,
} from "./review.ts";
import type { TherapySession } from "./therapy-session.ts";

const endsAt = Date.parse("2026-10-31T23:30:00Z");
const session = {
  id: "session",
  therapistId: "therapist",
  userId: "client",
  status: "booked",
  startsAt: endsAt - hour,
  endsAt,
  timeZone: "Europe/Tallinn",
  noShowAt: null,
} as TherapySession;
const content = { language: "et", name: "Mari", rating: 5, text: "Rahulik hommik." } as const;
const write = () => newReview(session, "client", content, "review", endsAt);

const code = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

const report = (review: Review, settledAt: number | null = null): ReviewReport => ({
  id: "report",
  reviewId: review.id,
  reporterId: null,
  reason: "insult",
  note: "",
  createdAt: review.updatedAt + 1,
  settledAt,
});

const decide = (review: Review, by = "admin") => ({ by, version: review.updatedAt });

test("only the client reviews, after the end of a session that took place", () => {
  expect(write()).toMatchObject({ status: "waiting", sessionMonth: "2026-11", refusal: null });
  const at = (change: Partial<TherapySession>, by: "client" | "therapist" | "admin", now: number) =>
    code(() => newReview({ ...session, ...change }, by, content, "review", now));
  expect(at({}, "client", endsAt - 1)).toBe("ERR_NOT_FINISHED");
  expect(at({ status: "cancelled" }, "client", endsAt)).toBe("ERR_NOT_FINISHED");
  expect(at({ noShowAt: endsAt }, "client", endsAt)).toBe("ERR_NOBODY_MET");
  expect(at({}, "therapist", endsAt)).toBe("ERR_FORBIDDEN");
  expect(at({}, "admin", endsAt)).toBe("ERR_FORBIDDEN");
});

test("a changed review waits again, and an equal one stays as it is", () => {
  const published = publishReview(write(), [], decide(write()), endsAt);
  expect(changeReview(published, content, endsAt)).toBe(published);
  expect(changeReview(published, { ...content, rating: 4 }, endsAt))
    .toMatchObject({ status: "waiting", decidedBy: null, decidedAt: null, rating: 4 });
});

describe("decisions", () => {
  test("a repetition changes nothing, another administrator is too late", () => {
    const waiting = write();
    const published = publishReview(waiting, [], decide(waiting), endsAt);
    expect(publishReview(published, [], decide(waiting), endsAt)).toBe(published);
    const late = { ...decide(waiting, "other"), refusal: "insult", note: "" } as const;
    expect(code(() => refuseReview(published, [], late, endsAt))).toBe("ERR_ALREADY_DECIDED");
    expect(code(() => publishReview(published, [], decide(waiting, "other"), endsAt)))
      .toBe("ERR_ALREADY_DECIDED");
  });

  test("a change or a report that was not read makes the decision stale", () => {
    const waiting = write();
    const changed = changeReview(waiting, { ...content, rating: 1 }, endsAt);
    expect(code(() => publishReview(changed, [], decide(waiting), endsAt))).toBe("ERR_STALE");
    const published = publishReview(waiting, [], decide(waiting), endsAt);
    const reports = [report(published)];
    const refusal = { refusal: "insult", note: "" } as const;
    expect(code(() => refuseReview(published, reports, { ...decide(published), ...refusal }, 0)))
      .toBe("ERR_STALE");
    const read = { by: "admin", version: caseVersion(published, reports), ...refusal };
    expect(refuseReview(published, reports, read, endsAt))
      .toMatchObject({ status: "refused", refusal: "insult" });
    const settled = [report(published, endsAt)];
    expect(caseVersion(published, settled)).toBe(published.updatedAt);
  });

  test("the same administrator decides again about new reports", () => {
    const published = publishReview(write(), [], decide(write()), endsAt);
    const reports = [report(published)];
    const read = { by: "admin", version: caseVersion(published, reports) };
    expect(publishReview(published, reports, read, endsAt)).not.toBe(published);
  });
});

test("only a published review is answered, and its answer can be removed", () => {
  expect(code(() => withAnswer(write(), "Aitäh!", endsAt))).toBe("ERR_NOT_FOUND");
  const published = publishReview(write(), [], decide(write()), endsAt);
  const answered = withAnswer(published, "Aitäh!", endsAt);
  expect(answered.updatedAt).toBeGreaterThan(published.updatedAt);
  expect(withAnswer(answered, "Aitäh!", endsAt)).toBe(answered);
  expect(withoutAnswer(answered, [], decide(answered), endsAt))
    .toMatchObject({ status: "published", answer: null, answeredAt: null });
  expect(withoutAnswer(published, [], decide(answered), endsAt)).toBe(published);
});
