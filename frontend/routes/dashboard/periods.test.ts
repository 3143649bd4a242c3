import { expect, test } from "vitest";
import { daysOf } from "./periods.ts";

const at = (search: string, today = "2026-11-23") => daysOf(new URLSearchParams(search), today);

test("a named period is whole weeks up to this one", () => {
  expect(at("").days).toEqual({ from: "2026-11-02", to: "2026-11-29" });
  expect(at("", "2026-11-29").days).toEqual({ from: "2026-11-02", to: "2026-11-29" });
  expect(at("period=quarter").days).toEqual({ from: "2026-08-31", to: "2026-11-29" });
  expect(at("period=year").days).toEqual({ from: "2025-12-01", to: "2026-11-29" });
});

test("the own period needs two days in order, at most 400 of them", () => {
  const own = (from: string, to: string) => at(`period=own&from=${from}&to=${to}`).days;
  expect(own("2026-11-01", "2026-11-01")).toEqual({ from: "2026-11-01", to: "2026-11-01" });
  expect(own("2026-11-02", "2026-11-01")).toBeNull();
  expect(own("2025-01-01", "2026-11-01")).toBeNull();
  expect(own("", "2026-11-01")).toBeNull();
  expect(own("yesterday", "2026-11-01")).toBeNull();
  expect(at("period=own").period).toBe("own");
});
