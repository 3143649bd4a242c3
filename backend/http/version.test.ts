import { expect, test } from "vitest";
import { etagOf, versionOf } from "./version.ts";

const updatedAt = Date.parse("2026-11-20T18:04:09.120Z");

test("what was answered as the version is read as the same version", () => {
  for (const at of [updatedAt, updatedAt - 120]) {
    expect(versionOf(etagOf({ updatedAt: at }))).toBe(at);
  }
});

test("nothing and a star insist on no version", () => {
  expect(versionOf(undefined)).toBeUndefined();
  expect(versionOf("*")).toBeUndefined();
});

test.each(["", "x", '""', '"x"', `W/${etagOf({ updatedAt })}`, etagOf({ updatedAt }).slice(1)])(
  "%j is no version of anything, and fits none",
  (ifMatch) => expect(versionOf(ifMatch)).toBeNaN(),
);
