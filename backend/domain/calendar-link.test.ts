import { expect, test } from "vitest";
import { accountPage, matchTypes, typesAt } from "./calendar-link.ts";

const origin = "https://calendly.com";

function type(slug: string, durationMinutes: number, account = "kadri") {
  return { uri: slug, slug, durationMinutes, schedulingUrl: `${origin}/${account}/${slug}` };
}

function practice(id: string, durationMinutes: number, more = {}) {
  return {
    id,
    type: "MASSAGE",
    durationMinutes,
    intro: false,
    schedulingUrl: `http://localhost:8000/@kadri/${id}`,
    ...more,
  };
}

test("the account page is the first four segments of a provider URL", () => {
  expect(accountPage(`${origin}/kadri`, origin)).toBe(`${origin}/kadri`);
  expect(accountPage(`${origin}/kadri/intro?month=2026-11`, origin)).toBe(`${origin}/kadri`);
  expect(accountPage(`${origin}/kadri?month=2026-11`, origin)).toBe(`${origin}/kadri`);
  for (const url of [origin, "https://calendly.com.evil.example/kadri", "kadri"]) {
    expect(accountPage(url, origin)).toBeNull();
  }
});

test("a URL matches all types of its account, or the one whose page it is", () => {
  const types = [type("intro", 20), type("massage", 60), type("massage", 60, "olga")];
  expect(typesAt(types, `${origin}/kadri/`, origin)).toEqual(types.slice(0, 2));
  expect(typesAt(types, `${origin}/kadri/massage`, origin)).toEqual([types[1]]);
  expect(typesAt(types, `${origin}/kadri/nothing`, origin)).toEqual([]);
  expect(typesAt(types, "https://evil.example/kadri", origin)).toEqual([]);
});

test("practices match types by URL, name, intro and duration, in this order", () => {
  const types = [type("hour", 60), type("deep-massage", 90), type("meet-intro", 20), type("a", 30)];
  const matched = matchTypes([
    practice("short", 60),
    practice("long", 90),
    practice("first", 15, { intro: true }),
    practice("a", 45),
    practice("none", 60),
  ], types);
  expect([...matched].map(([id, { slug }]) => [id, slug]).toSorted()).toEqual([
    ["a", "a"],
    ["first", "meet-intro"],
    ["long", "deep-massage"],
    ["short", "hour"],
  ]);
});
