import { expect, test } from "vitest";
import { hour } from "./duration.ts";
import { noticeAfterAcceptance } from "./free-cancellation.ts";

test("a client can cancel for free for 12 hours after an acceptance, at most until the start", () => {
  const noticeBefore = (hours: number) =>
    noticeAfterAcceptance({ startsAt: hours * hour, cancellationNoticeHours: 24 }, 0);
  expect([48, 36, 30.5, 20, 12, 3].map(noticeBefore)).toEqual([24, 24, 18, 8, 0, 0]);
});
