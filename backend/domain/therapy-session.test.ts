import { expect, test } from "vitest";
import {
  cancel,
  cancelFreeUntil,
  cancelOutcome,
  canComment,
  finish,
  isTherapistComment,
  latestCommentOf,
  maximumComments,
  standing,
  statusAt,
} from "./therapy-session.ts";
import { hour } from "./duration.ts";
import { booked, code, endsAt, startsAt } from "./therapy-session.testing.ts";

test("a booking copies what was agreed", () => {
  expect(booked).toMatchObject({
    status: "booked",
    priceCents: 5500,
    practiceType: "MASSAGE",
    place: "Telliskivi 60a, Tallinn",
    timeZone: "Europe/Tallinn",
    cancellationNoticeHours: 24,
  });
});

test("a client cancels freely until the notice limit, late after it, and not once it has started", () => {
  expect(cancelFreeUntil(booked)).toBe(startsAt - 24 * hour);
  expect(cancelOutcome(booked, "client", startsAt - 24 * hour)).toBe("free");
  expect(cancelOutcome(booked, "client", startsAt - 24 * hour + 1)).toBe("late");
  expect(cancel(booked, "client", "ill", startsAt - 1)).toMatchObject({
    status: "cancelled",
    cancelledBy: "client",
    cancelReason: "ill",
    providerCancelPending: true,
  });
  expect(code(() => cancel(booked, "client", null, startsAt))).toBe("ERR_ILLEGAL_TRANSITION");
});

test("a practitioner cancels until the end and is never late", () => {
  expect(cancelOutcome(booked, "therapist", endsAt - 1)).toBe("free");
  expect(cancel(booked, "therapist", "ill", endsAt - 1).cancelledBy).toBe("therapist");
  expect(code(() => cancel(booked, "therapist", null, endsAt))).toBe("ERR_ILLEGAL_TRANSITION");
});

test("what the provider cancelled needs no telling", () => {
  expect(cancel(booked, "provider", null, startsAt - 1).providerCancelPending).toBe(false);
});

test("cancelling twice is cancelling once, whoever asks and whenever", () => {
  const cancelled = cancel(booked, "client", "ill", startsAt - hour);
  expect(cancel(cancelled, "therapist", "other", endsAt + hour)).toBe(cancelled);
});

test("a session is finished the moment it ends, and not a millisecond earlier", () => {
  expect(statusAt(booked, endsAt - 1)).toBe("booked");
  expect(statusAt(booked, endsAt)).toBe("finished");
  expect(finish(booked, endsAt).status).toBe("finished");
  expect(code(() => finish(booked, endsAt - 1))).toBe("ERR_ILLEGAL_TRANSITION");
  expect(code(() => finish(finish(booked, endsAt), endsAt))).toBe("ERR_ILLEGAL_TRANSITION");
});

test("who is both sides of a session acts as its practitioner", () => {
  const nobody = { userId: "x", therapistId: null, isAdmin: false };
  expect(standing(booked, nobody)).toBeNull();
  expect(standing(booked, { ...nobody, isAdmin: true })).toBe("admin");
  expect(standing(booked, { ...nobody, userId: "client" })).toBe("client");
  expect(standing(booked, { ...nobody, userId: "client", therapistId: "therapist" }))
    .toBe("therapist");
});

test("a practitioner's comment is always marked, a client's never", () => {
  expect(isTherapistComment("therapist", false)).toBe(true);
  expect(isTherapistComment("client", false)).toBe(false);
  expect(code(() => isTherapistComment("client", true))).toBe("ERR_FORBIDDEN");
  expect(code(() => isTherapistComment("admin", false))).toBe("ERR_FORBIDDEN");
});

test("the comment to change is the author's newest", () => {
  const comment = (id: string, authorUserId: string, createdAt: number) => ({
    id,
    authorUserId,
    createdAt,
    updatedAt: createdAt,
    isTherapistComment: false,
    comment: id,
  });
  const comments = [comment("a", "client", 1), comment("b", "client", 2), comment("c", "other", 3)];
  expect(latestCommentOf(comments, "client")?.id).toBe("b");
  expect(latestCommentOf(comments, "nobody")).toBeNull();
});

test("both people comment until there are enough, nobody else does", () => {
  const comments = (count: number) => ({ comments: Array(count).fill(null) });
  expect(canComment(comments(0), "client")).toBe(true);
  expect(canComment(comments(maximumComments - 1), "therapist")).toBe(true);
  expect(canComment(comments(maximumComments), "client")).toBe(false);
  expect(canComment(comments(0), "admin")).toBe(false);
  expect(canComment(comments(0), null)).toBe(false);
});
