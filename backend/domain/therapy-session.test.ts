import { expect, test } from "vitest";
import { cancelFreeUntil, cancelOutcome } from "./free-cancellation.ts";
import {
  cancel,
  canReadNote,
  commentRefusal,
  finish,
  latestCommentBy,
  maximumComments,
  roleIn,
  statusAt,
} from "./therapy-session.ts";
import { hour } from "./duration.ts";
import { booked, code, endsAt, startsAt } from "./therapy-session.testing.ts";

test("a booking copies the terms", () => {
  expect(booked).toMatchObject({
    status: "booked",
    priceCents: 5500,
    practiceType: "MASSAGE",
    place: "Telliskivi 60a, Tallinn",
    timeZone: "Europe/Tallinn",
    cancellationNoticeHours: 24,
  });
});

test("a client cancels for free until the notice limit, late after it, and not after the start", () => {
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

test("a client refuses a time moved by the practitioner at no cost for 12 hours or until it begins", () => {
  const moveAt = (at: number, by: "therapist" | "client" | "provider" = "therapist") => ({
    ...booked,
    lastMove: { at, by, reason: "ill", from: { startsAt: startsAt - hour, endsAt: startsAt } },
  });
  const late = moveAt(startsAt - 20 * hour);
  expect(cancelFreeUntil(late)).toBe(startsAt - 8 * hour);
  expect(cancelOutcome(late, "client", startsAt - 8 * hour)).toBe("free");
  expect(cancelOutcome(late, "client", startsAt - 8 * hour + 1)).toBe("late");
  expect(cancelFreeUntil(moveAt(startsAt - 2 * hour))).toBe(startsAt);
  expect(cancelFreeUntil(moveAt(startsAt - 90 * hour))).toBe(startsAt - 24 * hour);
  expect(cancelFreeUntil(moveAt(startsAt - 20 * hour, "client"))).toBe(startsAt - 24 * hour);
  expect(cancelFreeUntil(moveAt(startsAt - 20 * hour, "provider"))).toBe(startsAt - 24 * hour);
});

test("a practitioner cancels until the end and is never late", () => {
  expect(cancelOutcome(booked, "therapist", endsAt - 1)).toBe("free");
  expect(cancel(booked, "therapist", "ill", endsAt - 1).cancelledBy).toBe("therapist");
  expect(code(() => cancel(booked, "therapist", null, endsAt))).toBe("ERR_ILLEGAL_TRANSITION");
});

test("a cancellation by the provider is not sent to the provider", () => {
  expect(cancel(booked, "provider", null, startsAt - 1).providerCancelPending).toBe(false);
});

test("cancelling a cancelled session changes nothing", () => {
  const cancelled = cancel(booked, "client", "ill", startsAt - hour);
  expect(cancel(cancelled, "therapist", "other", endsAt + hour)).toBe(cancelled);
});

test("a session is finished from its end on", () => {
  expect(statusAt(booked, endsAt - 1)).toBe("booked");
  expect(statusAt(booked, endsAt)).toBe("finished");
  expect(finish(booked, endsAt).status).toBe("finished");
  expect(code(() => finish(booked, endsAt - 1))).toBe("ERR_ILLEGAL_TRANSITION");
  expect(code(() => finish(finish(booked, endsAt), endsAt))).toBe("ERR_ILLEGAL_TRANSITION");
});

test("a user who is both client and practitioner acts as the practitioner", () => {
  const stranger = { userId: "x", therapistId: null, isAdmin: false };
  expect(roleIn(booked, stranger)).toBeNull();
  expect(roleIn(booked, { ...stranger, isAdmin: true })).toBe("admin");
  expect(roleIn(booked, { ...stranger, userId: "client" })).toBe("client");
  expect(roleIn(booked, { ...stranger, userId: "client", therapistId: "therapist" }))
    .toBe("therapist");
});

test("only the client reads a note, and not a program or an administrator in the client's place", () => {
  const account = { signInId: "s", email: "c@example.ee", name: "C", isAdmin: false } as const;
  const client = { ...account, userId: "client", therapistId: null };
  const readers = [
    client,
    { ...client, userId: "x", isAdmin: true },
    { ...client, userId: "y", therapistId: "therapist" },
    { ...client, apiKeyId: "k" },
    { ...client, viewedBy: "admin" },
  ];
  expect(readers.map((reader) => canReadNote(booked, reader)))
    .toEqual([true, false, false, false, false]);
});

test("finds the newest comment of an author", () => {
  const comment = (id: string, authorUserId: string, createdAt: number) => ({
    id,
    authorUserId,
    createdAt,
    updatedAt: createdAt,
    isTherapistComment: false,
    comment: id,
  });
  const comments = [comment("a", "client", 1), comment("b", "client", 2), comment("c", "other", 3)];
  expect(latestCommentBy(comments, "client")?.id).toBe("b");
  expect(latestCommentBy(comments, "stranger")).toBeNull();
});

test("client and practitioner comment up to the maximum, and not once it is cancelled", () => {
  const comments = (count: number) => ({
    status: "finished" as const,
    comments: Array(count).fill(null),
  });
  expect(commentRefusal(comments(0), "client")).toBeNull();
  expect(commentRefusal(comments(maximumComments - 1), "therapist")).toBeNull();
  expect(commentRefusal(comments(maximumComments), "client")).toBe("ERR_TOO_LARGE");
  expect(commentRefusal({ ...comments(0), status: "cancelled" }, "client"))
    .toBe("ERR_ILLEGAL_TRANSITION");
  expect(commentRefusal(comments(0), "admin")).toBe("ERR_FORBIDDEN");
  expect(commentRefusal(comments(0), null)).toBe("ERR_FORBIDDEN");
});
