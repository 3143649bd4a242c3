import { expect, test } from "vitest";
import { freeSlug, slugOf } from "./slug.ts";

test.each([
  ["Õie Ööbik-Šmidt", "oie-oobik-smidt"],
  ["Иван Мяги", "ivan-mjagi"],
  ["  Dr. Anna  ", "dr-anna"],
  ["漢字", "praktik"],
])("the address of %s is %s", (name, slug) => {
  expect(slugOf(name, "praktik")).toBe(slug);
});

test("a taken address gets the first free number", () => {
  expect(freeSlug("anna", new Set(["anna", "anna-2"]))).toBe("anna-3");
});
