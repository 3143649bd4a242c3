import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { languages } from "backend/domain/text.ts";
import en from "backend/http/suitability/result-texts/en.json" with { type: "json" };
import et from "backend/http/suitability/result-texts/et.json" with { type: "json" };
import ru from "backend/http/suitability/result-texts/ru.json" with { type: "json" };
import { readData } from "db/seed/demo-data.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openTestApp } from "../test-app.ts";
import { agreeTo, newClient } from "./booked-session.ts";

const resultTexts = { et, en, ru };

const answers = {
  needs: ["STRESS"],
  safety_1: ["pregnancy"],
  safety_2: ["none"],
  age: ["under_18"],
};
const titles = {
  et: "Sinu testi tulemused",
  en: "Results of your test",
  ru: "Результаты вашего теста",
};

test("a result is downloaded as PDF in each language, with all reasons", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await newClient(app, "anna@example.ee");
  await agreeTo(app, anna, "test-results");
  const saved = await app.post("/suitability/results", { version: 1, answers }, anna.headers);
  const path = `/suitability/results/${(await saved.json()).id}/pdf`;
  const applying = readData("rules").filter(({ fact }) =>
    fact === "pregnancy" || fact === "under_18"
  );
  expect(applying.length).toBeGreaterThan(5);
  for (const language of languages) {
    const answer = await app.get(path, { ...anna.headers, "Accept-Language": language });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="heaolu.pdf"');
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: titles[language], Language: language });
    const { text } = await extractText(pdf, { mergePages: true });
    // The footer of a page may stand inside a sentence.
    const read = withoutSpaces(text).replace(/Heaolu\d+\/\d+/g, "");
    expect(read).toContain(withoutSpaces(titles[language]));
    for (const { reason, severity } of applying) {
      if (severity === "caution") continue;
      expect(read).toContain(withoutSpaces(reason[language]));
    }
    const label = readData("domain-values").find(({ code }) => code === "CHI_NEI_TSANG")!;
    expect(read).toContain(withoutSpaces(label.labels[language]));
    expect(read).toContain("112");
    // Answer and source are printed once for each rule.
    const explained = read.split(withoutSpaces(resultTexts[language].yourAnswer)).length - 1;
    expect(explained).toBeLessThanOrEqual(applying.length);
  }

  const berit = await newClient(app, "berit@example.ee");
  await expectRefusal(await app.get(path, berit.headers), 404, "ERR_NOT_FOUND");
});

test("the PDF says what the answers about danger, which are not stored, would change", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await newClient(app, "anna@example.ee");
  await agreeTo(app, anna, "test-results");
  const given = { needs: ["STRESS", "BURNOUT"], crisis_check: ["suicidal_thoughts"] };
  const saved = await app.post(
    "/suitability/results",
    { version: 1, answers: given },
    anna.headers,
  );
  const { id } = await saved.json();
  for (const language of languages) {
    const words = resultTexts[language];
    const headers = { ...anna.headers, "Accept-Language": language };
    const answer = await app.get(`/suitability/results/${id}/pdf`, headers);
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const read = withoutSpaces((await extractText(pdf, { mergePages: true })).text);
    const labelOf = (type: string) =>
      withoutSpaces(readData("domain-values").find(({ code }) => code === type)!.labels[language]);
    const [lead, suits, suitsInSafety] = read.split(
      new RegExp(
        `(?:${withoutSpaces(words.okInSafety)}|${withoutSpaces(words.ok)}(?!,))`,
      ),
    );
    expect(lead).toContain(withoutSpaces(words.danger));
    for (const type of ["SUPERVISION", "TRE", "FAMILY"]) expect(lead).toContain(labelOf(type));
    expect(suits).toContain(labelOf("PSYCHO_THERAPY"));
    expect(suits).not.toContain(labelOf("SUPERVISION"));
    expect(suitsInSafety).toContain(labelOf("SUPERVISION"));
  }
});

/** Lines of a PDF end within sentences. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, "");
}
