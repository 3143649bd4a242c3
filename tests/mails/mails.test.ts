import { expect, test } from "vitest";
import en from "backend/adapters/mail/texts/en.json" with { type: "json" };
import et from "backend/adapters/mail/texts/et.json" with { type: "json" };
import ru from "backend/adapters/mail/texts/ru.json" with { type: "json" };
import { languages } from "backend/domain/text.ts";
import { mailTemplates } from "backend/ports/mail.ts";
import { exampleFacts } from "./example-facts.ts";
import { mailPreview } from "./preview.ts";

const texts = { en, et, ru };

test.each(languages)("every placeholder of a mail in %s has an example", (language) => {
  const used = JSON.stringify(texts[language]).matchAll(/\{\{(\w+)\??\}\}/g);
  const facts = exampleFacts(language);
  const missing = [...used].map(([, name]) => name!).filter((name) => !facts[name]);
  expect(missing.filter((name) => name !== "brand")).toEqual([]);
});

test("the preview has every mail in three languages, usual and discreet, and links to it", () => {
  const files = mailPreview();
  const names = [...files.keys()].filter((name) => name.endsWith(".html"));
  expect(names.length).toBe(mailTemplates.length * languages.length * 2 + 1);
  const index = files.get("index.html")!;
  for (const name of names) if (name !== "index.html") expect(index).toContain(`"${name}"`);
  expect(files.get("session-booked.ru.txt")).toContain("— Heaolu");
  expect(files.get("session-booked.ru.discreet.txt")).toContain("— Календарь");
});
