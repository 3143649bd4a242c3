import { expect, test } from "vitest";
import { hour } from "./duration.ts";
import { onSiteDueCents, recordOnSitePayment, removeOnSitePayment } from "./on-site-recording.ts";
import { booked, code, endsAt, startsAt } from "./therapy-session.testing.ts";
import { cancel } from "./therapy-session.ts";
import { markNoShow } from "./therapy-session-outcome.ts";

const unpaid = { paidCents: 0, package: null };
const session = { ...booked, ...unpaid };
const day = new Date(startsAt).toISOString().slice(0, 10);
const cash = { amountCents: session.priceCents, method: "cash" as const, day };

test("a payment is recorded once the session runs, corrected, and removed", () => {
  expect(code(() => recordOnSitePayment(session, "therapist", cash, startsAt - 1)))
    .toBe("ERR_NOT_FINISHED");
  expect(code(() => recordOnSitePayment(session, "client", cash, endsAt))).toBe("ERR_FORBIDDEN");
  const paid = recordOnSitePayment(session, "therapist", cash, startsAt);
  expect(paid.onSitePayment).toEqual({ ...cash, recordedAt: startsAt });
  const again = { ...unpaid, ...paid };
  expect(recordOnSitePayment(again, "therapist", cash, endsAt)).toBe(again);
  const byCard = recordOnSitePayment(again, "therapist", { ...cash, method: "card" }, endsAt);
  expect(byCard.onSitePayment).toMatchObject({ method: "card", recordedAt: endsAt });
  expect(removeOnSitePayment(byCard, "therapist", endsAt + hour).onSitePayment).toBeNull();
});

test("the amount is at most twice the price, and the day not one to come", () => {
  const wrong = { ...cash, amountCents: 2 * session.priceCents + 1, day: "2099-01-01" };
  for (
    const change of [{ amountCents: wrong.amountCents }, { amountCents: 0 }, { day: wrong.day }]
  ) {
    const payment = { ...cash, ...change };
    expect(code(() => recordOnSitePayment(session, "therapist", payment, endsAt)))
      .toBe("ERR_INVALID_INPUT");
  }
});

test("what is due is the price or the fee, without what was paid before", () => {
  expect(onSiteDueCents(session, endsAt)).toBe(session.priceCents);
  const part = { ...session, paidCents: session.priceCents - 500 };
  expect(onSiteDueCents(part, endsAt)).toBe(500);
  const missed = {
    ...unpaid,
    ...markNoShow({ ...booked, noShowPercent: 50 }, "therapist", true, endsAt),
  };
  expect(onSiteDueCents(missed, endsAt)).toBe(session.priceCents / 2);
});

test("a session that is paid already or free of charge has nothing to record", () => {
  const prepaid = { ...session, paidCents: session.priceCents };
  expect(code(() => recordOnSitePayment(prepaid, "therapist", cash, endsAt)))
    .toBe("ERR_ALREADY_PAID");
  const early = { ...unpaid, ...cancel(booked, "client", null, startsAt - 200 * hour) };
  expect(code(() => recordOnSitePayment(early, "therapist", cash, endsAt)))
    .toBe("ERR_NOTHING_TO_PAY");
});
