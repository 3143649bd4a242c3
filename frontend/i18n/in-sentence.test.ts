import { expect, test } from "vitest";
import { inSentence, withoutFullStop } from "./in-sentence.ts";

test("labels begin small inside a sentence, names and abbreviations do not", () => {
  expect(inSentence("Массаж", "ru")).toBe("массаж");
  expect(inSentence("EFT, техника постукивания", "ru")).toBe("EFT, техника постукивания");
  expect(inSentence("Access Bars, точки на голове", "ru")).toBe("Access Bars, точки на голове");
});

test("a quotation leaves its full stop to the sentence around it", () => {
  expect(withoutFullStop("Можно. Они говорят о здоровье.")).toBe("Можно. Они говорят о здоровье");
  expect(withoutFullStop("Можно ли?")).toBe("Можно ли?");
});
