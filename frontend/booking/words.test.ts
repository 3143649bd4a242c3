import { expect, test } from "vitest";
import en from "../i18n/en.json" with { type: "json" };
import ru from "../i18n/ru.json" with { type: "json" };
import { sayWith } from "./words.ts";

test("a text is looked up by its path and filled", () => {
  const say = sayWith(en.booking, "en");
  expect(say("hold.held", { left: "4:32" })).toBe("Held for you, 4:32 left");
});

test("the plural form follows the language", () => {
  const say = sayWith(ru.booking, "ru");
  expect([1, 3, 50, 1.5].map((count) => say("summary.minutes", { count }))).toEqual([
    "1 минута",
    "3 минуты",
    "50 минут",
    "1.5 минуты",
  ]);
});

test("a placeholder without a value stays visible", () => {
  expect(sayWith(en.booking, "en")("hold.held")).toBe("Held for you, {{left}} left");
});

test("a value that looks like a placeholder is not filled again", () => {
  expect(sayWith(en.booking, "en")("label", { name: "{{name}}" })).toBe("Book a time: {{name}}");
});
