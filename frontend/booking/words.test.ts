import { expect, test } from "vitest";
import en from "../i18n/en.json" with { type: "json" };
import et from "../i18n/et.json" with { type: "json" };
import ru from "../i18n/ru.json" with { type: "json" };
import { sayWith } from "./words.ts";

test("a sentence is found by its path and filled", () => {
  const say = sayWith(en.booking, "en");
  expect(say("hold.held", { left: "4:32" })).toBe("Held for you, 4:32 left");
});

test("the plural follows the language", () => {
  const say = sayWith(ru.booking, "ru");
  expect([1, 3, 50, 1.5].map((count) => say("summary.minutes", { count }))).toEqual([
    "1 минута",
    "3 минуты",
    "50 минут",
    "1.5 минуты",
  ]);
});

test("a slot that nobody fills stays visible", () => {
  expect(sayWith(en.booking, "en")("hold.held")).toBe("Held for you, {{left}} left");
});

test("a value may look like a slot and is not filled again", () => {
  expect(sayWith(en.booking, "en")("label", { name: "{{name}}" })).toBe("Book a time: {{name}}");
});

/** Every place of a sentence that is filled, and the forms a language needs. */
function slotsOf(tree: object, path = ""): Map<string, string[]> {
  const slots = new Map<string, string[]>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path ? `${path}.${key}` : key;
    if (typeof value !== "string") {
      for (const [inner, names] of slotsOf(value, here)) slots.set(inner, names);
      continue;
    }
    const names = [...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!).sort();
    slots.set(here.replace(/_(one|few|many|other)$/, ""), names);
  }
  return slots;
}

test.each([["en", en], ["ru", ru]] as const)(
  "%s says all that et says, with the same slots",
  (_, words) => {
    for (const part of ["booking", "therapist", "journal"] as const) {
      expect(slotsOf(words[part])).toEqual(slotsOf(et[part]));
    }
  },
);

test.each([["et", et], ["en", en], ["ru", ru]] as const)(
  "%s has every plural form it needs",
  (tag, words) => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const keys = [words.booking, words.therapist, words.journal].flatMap((tree) =>
      pluralKeys(tree)
    );
    const stems = new Set(keys.map((key) => key.replace(/_\w+$/, "")));
    expect(stems.size).toBeGreaterThan(5);
    for (const stem of stems) {
      for (const form of forms) expect(keys).toContain(`${stem}_${form}`);
    }
  },
);

function pluralKeys(tree: object, path = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === "object") return pluralKeys(value, `${path}${key}.`);
    return /_(one|few|many|other)$/.test(key) ? [path + key] : [];
  });
}
