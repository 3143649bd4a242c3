import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { languages } from "backend/domain/text.ts";
import { readData } from "db/seed/demo-data.ts";
import { expectRefusal, newMails } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { agreeTo, newClient, type Person } from "./booked-session.ts";

const answers = { needs: ["STRESS"], safety_1: ["pregnancy"] };

async function clientWithResult(app: TestApp): Promise<{ anna: Person; path: string }> {
  const anna = await newClient(app, "anna@example.ee");
  await agreeTo(app, anna, "test-results");
  const saved = await app.post("/suitability/results", { version: 1, answers }, anna.headers);
  return { anna, path: `/suitability/results/${(await saved.json()).id}/mail` };
}

const labelOf = (type: string, language: "et" | "en" | "ru") =>
  readData("domain-values").find(({ code, domainCode }) =>
    domainCode === "THERAPY_TYPE" && code === type
  )!.labels[language];

test("a result is mailed to its person in each language, with a subject that says nothing", async () => {
  await using app = await openTestApp({ demo: false });
  const { anna, path } = await clientWithResult(app);
  await newMails(app);
  for (const language of languages) {
    const headers = { ...anna.headers, "Accept-Language": language };
    expect((await app.post(path, undefined, headers)).status).toBe(204);
    const waiting = await app.database.read.values<[string]>(
      sql`select facts from outbox where template = 'test-results' and state = 'waiting'`,
    );
    expect(waiting).toHaveLength(1);
    expect(Object.keys(JSON.parse(waiting[0]![0]))).toEqual(["result", "path"]);
    const [mail] = await newMails(app);
    expect(mail).toMatchObject({ to: "anna@example.ee" });
    const [notNow] = mail!.text.match(new RegExp(`.*${labelOf("CUP_THERAPY", language)}.*`))!;
    expect(notNow).toContain(labelOf("CHI_NEI_TSANG", language));
    const fitting = mail!.text.split("\n").find((line) =>
      line.includes(labelOf("PSYCHO_THERAPY", language))
    );
    expect(fitting).toBeDefined();
    expect(fitting).not.toBe(notNow);
    expect(mail!.text).toContain("112");
    expect(mail!.text).toContain("/preferences");
    expect(mail!.text).not.toMatch(/pregnan|rase|беремен/i);
    expect(mail!.subject).not.toMatch(/test|result|health|tervis|tulemus|тест|результат|здоров/i);
  }
});

test("a mailed result calls nothing suitable that the answers about danger, which are not stored, forbid", async () => {
  await using app = await openTestApp({ demo: false });
  const mailOf = async (name: string, danger: string) => {
    const anna = await newClient(app, `${name}@example.ee`);
    await agreeTo(app, anna, "test-results");
    const given = { ...answers, needs: ["STRESS", "BURNOUT"], crisis_check: [danger] };
    const saved = await app.post(
      "/suitability/results",
      { version: 1, answers: given },
      anna.headers,
    );
    await newMails(app);
    const headers = { ...anna.headers, "Accept-Language": "en" };
    await app.post(`/suitability/results/${(await saved.json()).id}/mail`, undefined, headers);
    const [mail] = await newMails(app);
    return mail!.text.split("\n");
  };
  const lines = await mailOf("anna", "suicidal_thoughts");
  const lineFrom = (start: string) => lines.find((line) => line.startsWith(start));
  const supervision = labelOf("SUPERVISION", "en");
  expect(lineFrom("Recommended: ")).toBeDefined();
  expect(lineFrom("Recommended: ")).not.toContain(supervision);
  expect(lineFrom("Recommended, if you are safe: ")).toContain(supervision);
  expect(lineFrom("Your answers about danger are never stored")).toBeDefined();
  for (const postponed of ["SUPERVISION", "TRE"]) {
    expect(lineFrom("Then leave for later: ")).toContain(labelOf(postponed, "en"));
  }
  expect(lineFrom("Ask a doctor or a trained practitioner first: ")).toContain(
    labelOf("FAMILY", "en"),
  );
  expect(await mailOf("berit", "none")).toEqual(lines);
});

test("a result that was deleted before the mail is sent is not mailed", async () => {
  await using app = await openTestApp({ demo: false });
  const { anna, path } = await clientWithResult(app);
  await newMails(app);
  await app.post(path, undefined, anna.headers);
  await app.send("DELETE", path.replace("/mail", ""), undefined, anna.headers);
  expect(await newMails(app)).toEqual([]);
  await expectRefusal(await app.post(path, undefined, anna.headers), 404, "ERR_NOT_FOUND");
});

test("another person's result is not mailed, and the eleventh mail in an hour is refused", async () => {
  await using app = await openTestApp({ demo: false });
  const { anna, path } = await clientWithResult(app);
  const berit = await newClient(app, "berit@example.ee");
  await expectRefusal(await app.post(path, undefined, berit.headers), 404, "ERR_NOT_FOUND");
  for (let mails = 0; mails < 10; mails++) {
    expect((await app.post(path, undefined, anna.headers)).status).toBe(204);
  }
  await expectRefusal(
    await app.post(path, undefined, anna.headers),
    429,
    "ERR_TOO_MANY_REQUESTS",
  );
});
