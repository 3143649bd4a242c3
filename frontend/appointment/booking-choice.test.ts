import { expect, test } from "vitest";
import type { Practice } from "../api/therapists.ts";
import {
  noChoice,
  practiceOf,
  readBooking,
  readChoice,
  withBooking,
  writeChoice,
} from "./booking-choice.ts";

const read = (query: string) => readChoice(new URLSearchParams(query));

test("a choice is written to the address and read back", () => {
  const choice = {
    practice: "0193-p",
    type: "IN_PERSON",
    day: "2026-11-24",
    start: "2026-11-24T16:15:00Z",
    book: true,
  };
  const query = writeChoice(choice);
  expect(query).toBe(
    "?practice=0193-p&type=IN_PERSON&day=2026-11-24&start=2026-11-24T16:15:00Z&book",
  );
  expect(read(query)).toEqual(choice);
});

test("the start time is read in every form a provider writes", () => {
  expect(read("start=2026-11-24T16:15:00.000000Z").start).toBe("2026-11-24T16:15:00Z");
  expect(read("start=2026-11-24T18:15:00%2B02:00").start).toBe("2026-11-24T16:15:00Z");
});

test("an invalid day or start is ignored", () => {
  expect(read("day=tomorrow&start=soon")).toEqual(noChoice);
  expect(read("day=2026-99-99&start=2026-99-99T99:99")).toEqual(noChoice);
  expect(writeChoice(noChoice)).toBe("");
});

test("the default practice is the first one that is not an introductory call", () => {
  const practices = [
    { id: "intro", intro: true },
    { id: "body", intro: false },
    { id: "tre", intro: false },
  ] as Practice[];
  expect(practiceOf(practices, null)?.id).toBe("body");
  expect(practiceOf(practices, "tre")?.id).toBe("tre");
  expect(practiceOf(practices, "unknown")?.id).toBe("body");
  expect(practiceOf(practices.slice(0, 1), null)?.id).toBe("intro");
  expect(practiceOf([], null)).toBeUndefined();
});

test("a booking over the results keeps the filters and is removed again", () => {
  const filters = new URLSearchParams("practice=tre,emdr&free=7");
  const choice = { ...noChoice, practice: "0193-p", start: "2026-11-24T16:15:00Z" };
  const open = withBooking(filters, { slug: "anna-mets", choice });
  const params = new URLSearchParams(open);
  expect(params.get("practice")).toBe("tre,emdr");
  expect(readBooking(params)).toEqual({ slug: "anna-mets", choice });
  expect(withBooking(params, null)).toBe("?practice=tre,emdr&free=7");
  expect(withBooking(new URLSearchParams(), null)).toBe("");
});

test("a booking without a practitioner or a time is none", () => {
  for (const book of ["", "anna-mets", "anna-mets?practice=1", "?start=2026-11-24T16:15:00Z"]) {
    expect(readBooking(new URLSearchParams({ book })), book).toBeNull();
  }
  const elsewhere = "../login?start=2026-11-24T16:15:00Z";
  expect(readBooking(new URLSearchParams({ book: elsewhere }))).toBeNull();
});
