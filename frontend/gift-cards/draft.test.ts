import { expect, test } from "vitest";
import {
  amountOf,
  coverage,
  type GiftCardDraft,
  orderOf,
  readDraft,
  refusedFields,
  wrongFields,
} from "./draft.ts";
import type { GiftCardOptions } from "./queries.ts";

const today = "2026-11-27";
const options: GiftCardOptions = {
  leastCents: 1_000,
  mostCents: 50_000,
  suggestedCents: [5_000, 7_500, 10_000],
  designs: ["christmas-spruce", "quiet-snow", "sea-morning", "linden-leaf", "birch-light"],
  postageCents: 300,
  validYears: 3,
  refundDays: 14,
  countries: ["EE", "FI", "LV", "LT"],
  earliestMail: today,
  earliestArrival: "2026-12-03",
  latest: "2027-11-27",
  lowestPricesCents: [4_000, 5_000],
};
const mailed: GiftCardDraft = {
  ...readDraft("nothing", {}),
  recipientName: "Anna",
  buyerName: "Liisa",
  buyerEmail: "liisa@example.com",
  email: "anna@example.com",
  when: "day",
  on: "2026-12-24",
};
const posted: GiftCardDraft = {
  ...mailed,
  by: "post",
  email: "",
  line1: "Riia 24–7",
  postalCode: "51010",
  city: "Tartu",
  arrives: "2026-12-23",
};

test("a filled form can be sent, by mail and by post", () => {
  expect(wrongFields(mailed, options)).toEqual([]);
  expect(wrongFields(posted, options)).toEqual([]);
  expect(orderOf(mailed, options).delivery).toEqual({
    by: "email",
    to: "recipient",
    email: "anna@example.com",
    on: "2026-12-24",
  });
  expect(orderOf(posted, options).delivery).toMatchObject({ by: "post", arrives: "2026-12-23" });
});

test("a card is sent as soon as it is paid unless a day is chosen", () => {
  const started = { ...mailed, when: readDraft("nothing", {}).when, on: "" };
  expect(wrongFields(started, options)).toEqual([]);
  expect(orderOf(started, options).delivery).toMatchObject({ by: "email", on: null });
});

test("the fields that are not shown are neither checked nor sent", () => {
  const forMyself = { ...mailed, to: "buyer", email: "", when: "paid", on: "" };
  expect(wrongFields(forMyself, options)).toEqual([]);
  expect(orderOf(forMyself, options).delivery).toEqual({ by: "email", to: "buyer", on: null });
});

test("each wrong field is named: missing texts, days out of range, amounts out of range", () => {
  const wrong = wrongFields(
    {
      ...mailed,
      amount: "own",
      ownAmount: "9,99",
      email: "anna",
      on: "2026-11-26",
      buyerName: " ",
    },
    options,
  );
  expect(wrong).toEqual(["ownAmount", "buyerName", "email", "on"]);
  expect(wrongFields({ ...posted, arrives: "2026-12-02", city: "" }, options))
    .toEqual(["city", "arrives"]);
  expect(amountOf({ ...mailed, amount: "own", ownAmount: "60,5" })).toBe(6_050);
});

test("refusals of the server stand at their fields", () => {
  expect(refusedFields([
    { path: "delivery.address.city", message: "Too long." },
    { path: "amountCents", message: "Less than needed." },
    { path: "somewhere", message: "Unknown." },
  ])).toEqual({ city: "Too long.", ownAmount: "Less than needed." });
});

test("the coverage is counted in tens where there are more practitioners", () => {
  expect(coverage([4_000, 5_000, 9_000], 5_000)).toEqual({ part: 2, of: 3 });
  const many = Array.from({ length: 40 }, (_, at) => 4_000 + at * 100);
  expect(coverage(many, 7_500)).toEqual({ part: 9, of: 10 });
  expect(coverage(many, 4_000)).toEqual({ part: 1, of: 10 });
  expect(coverage(many, 1_000)).toEqual({ part: 0, of: 10 });
});
