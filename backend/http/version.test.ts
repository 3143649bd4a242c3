import { expect, test } from "vitest";
import { etagOf, versionOf } from "./version.ts";

const updatedAt = Date.parse("2026-11-20T18:04:09.120Z");

test("versionOf reads back what etagOf writes", () => {
  for (const at of [updatedAt, updatedAt - 120]) {
    expect(versionOf(etagOf({ updatedAt: at }))).toBe(at);
    expect(versionOf(`W/${etagOf({ updatedAt: at })}`)).toBe(at);
  }
});

test("versionOf reads the version before what names the content", () => {
  expect(versionOf(etagOf({ updatedAt }).replace(/"$/, '_x-Y_z"'))).toBe(updatedAt);
});

test("no If-Match and a star require no version", () => {
  expect(versionOf(undefined)).toBeUndefined();
  expect(versionOf("*")).toBeUndefined();
});

test.each(["", "x", '""', '"x"', etagOf({ updatedAt }).slice(1)])(
  "If-Match %j matches no version",
  (ifMatch) => expect(versionOf(ifMatch)).toBeNaN(),
);
