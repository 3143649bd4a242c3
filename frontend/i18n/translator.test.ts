import { expect, test } from "vitest";
import { createTranslator, type LoadedTexts } from "./translator.ts";

const loaded = {
  et: { home: { open: "Ava", hello: "Tere, {{name}}!", only: "Ainult siin" } },
  ru: {
    home: {
      open: "Открыть",
      results_one: "{{count}} специалист",
      results_few: "{{count}} специалиста",
      results_many: "{{count}} специалистов",
      results_other: "{{count}} специалиста",
    },
  },
} as LoadedTexts;

const ru = createTranslator("ru", loaded);
const t = ru.t as (key: string, values?: Record<string, unknown>) => string;

test("a count chooses the plural of the language", () => {
  const texts = [1, 3, 5, 1.5].map((count) => t("home.results", { count }));
  expect(texts).toEqual(["1 специалист", "3 специалиста", "5 специалистов", "1.5 специалиста"]);
  expect(t("home.open", { count: 2 })).toBe("Открыть");
});

test("a missing text is the Estonian one, then its default, then its key", () => {
  expect(t("home.only")).toBe("Ainult siin");
  expect(t("errors.ERR_NEW", { defaultValue: "Refused" })).toBe("Refused");
  expect(t("errors.ERR_NEW")).toBe("errors.ERR_NEW");
  expect([ru.exists("home.only"), ru.exists("home"), ru.exists("home.constructor")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("values are put in once, and a placeholder without a value stays", () => {
  expect(t("home.hello", { name: "{{name}} $& <b>" })).toBe("Tere, {{name}} $& <b>!");
  expect(t("home.hello", { name: undefined })).toBe("Tere, !");
  expect(t("home.hello")).toBe("Tere, {{name}}!");
});
