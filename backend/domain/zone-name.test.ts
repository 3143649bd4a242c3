import { expect, test } from "vitest";
import { zoneName } from "./zone-name.ts";

const winter = Date.parse("2026-11-24T10:00:00Z");

test("a zone is named after its city in the language of the reader", () => {
  expect(zoneName("Europe/Lisbon", winter, "et")).toBe("Lissabon, GMT");
  expect(zoneName("Europe/Lisbon", winter, "ru")).toBe("Лиссабон, GMT");
  expect(zoneName("Europe/Lisbon", winter, "en")).toBe("Lisbon, GMT");
  expect(zoneName("America/New_York", winter, "ru")).toBe("Нью-Йорк, GMT-5");
  expect(zoneName("Europe/Tallinn", winter, "ru")).toBe("время Таллинна, GMT+2");
});
