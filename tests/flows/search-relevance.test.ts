import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "tests/test-app.ts";
import { searchQueries, type SearchQuery } from "./search-queries.ts";

type Card = { id: string; name: string; offer: { type: string } | null };
type Answer = {
  total: number;
  therapists: Card[];
  corrections: { word: string; matched: string[] }[];
  relax: { filters: string[]; text?: string; total: number }[];
  understood?: Record<string, unknown>;
};

let app: TestApp;
let domainOf: Map<string, string>;
beforeAll(async () => {
  app = await openTestApp();
  await app.ports.search.settled(app.now());
  domainOf = new Map(app.ports.search.domainValues().map((one) => [one.code, one.domainCode]));
});
afterAll(() => app[Symbol.asyncDispose]());

const filterOf: Record<string, string> = {
  THERAPY_TYPE: "practices",
  WAY_OF_HELPING: "needs",
  CITY: "cities",
  MEETING_TYPE: "meetingTypes",
  LANGUAGE: "languages",
  GENDER: "genders",
};

async function find(request: object, language = "et"): Promise<Answer> {
  const headers = { "Accept-Language": language };
  return await (await app.post("/therapists/search", { limit: 50, ...request }, headers)).json();
}

async function problemsOf(query: SearchQuery, language: string): Promise<string[]> {
  const { total, therapists: found, corrections } = await find({ text: query.text }, language);
  const problems: string[] = [];
  const matched = corrections.flatMap((one) => one.matched);
  const isCorrected = query.corrected
    ? matched.some((word) => word.toLowerCase() === query.corrected!.toLowerCase())
    : corrections.length === 0;
  if (!isCorrected) problems.push(`corrections ${JSON.stringify(corrections)}`);
  if ("none" in query && total > 0) problems.push(`${total} found`);
  if ("name" in query && found[0]?.name !== query.name) problems.push(`first ${found[0]?.name}`);
  if ("code" in query) {
    const city = query.city ? { cities: [query.city] } : {};
    const expected = await find({ [filterOf[domainOf.get(query.code)!]!]: [query.code], ...city });
    const ids = new Set(expected.therapists.map(({ id }) => id));
    if (ids.size === 0) problems.push("no expected result");
    const wrong = found.slice(0, ids.size).filter(({ id }) => !ids.has(id));
    if (wrong.length > 0) problems.push(`first ${wrong.map(({ name }) => name)}`);
    if (found.length < ids.size) problems.push(`${found.length} of ${ids.size} found`);
  }
  return problems.map((problem) => `${language} ${query.text}: ${problem}`);
}

test("the words that people type find what they expect, in three languages", async () => {
  const problems: string[] = [];
  for (const [language, queries] of Object.entries(searchQueries)) {
    expect(queries).toHaveLength(45);
    for (const query of queries) problems.push(...await problemsOf(query, language));
  }
  expect(problems).toEqual([]);
});

test("cards offer the practice that the text names, not a cheaper one that also matches", async () => {
  const { therapists: found } = await find({ text: "массаж" }, "ru");
  const massages = await find({ practices: ["MASSAGE"] });
  const offering = new Set(massages.therapists.map(({ id }) => id));
  const others = found.filter(({ id, offer }) => offering.has(id) && offer?.type !== "MASSAGE");
  expect(others.map(({ name }) => name)).toEqual([]);
  expect(found.filter(({ offer }) => offer?.type === "MASSAGE").length).toBeGreaterThan(0);
});

test("a text without results leads to what it finds without one of its words", async () => {
  const { total, relax } = await find({ text: "остеопат Нарва" }, "ru");
  expect(total).toBe(0);
  const osteopaths = await find({ text: "остеопат" }, "ru");
  expect(relax).toContainEqual({ filters: ["text"], text: "остеопат", total: osteopaths.total });
});

test("a correction of a name is written as the name is", async () => {
  const { corrections } = await find({ text: "Сергея" }, "ru");
  expect(corrections).toEqual([{ word: "Сергея", matched: ["Sergei"] }]);
});

test("typing errors are corrected forty times at once, known words are found always", async () => {
  await using busy = await openTestApp();
  const found = async (text: string) =>
    (await (await busy.post("/therapists/search", { text, limit: 1 })).json() as Answer).total > 0;
  const typed = Array.from({ length: 41 }, (_, at) => `masaa${at % 2 ? "z" : "ž"}`);
  const corrected: boolean[] = [];
  for (const text of typed) corrected.push(await found(text));
  expect(corrected.indexOf(false)).toBe(40);
  expect(await found("massaaž")).toBe(true);
});

test("everyday words find by compounds, plural forms, typing errors in short words and synonyms", async () => {
  const sameAs = {
    "backpain": "back pain",
    "bak pain": "back pain",
    "slep": "sleep",
    "panic attaks": "panic attacks",
    "панические атаки": "паническая атака",
    "kaelavalu": "skolioos",
    "rühm": "grupp",
    "развод": "lahutus",
    "divorce": "lahutus",
    "муж пьёт": "husband drinks",
    "vfccf; pfdnhf": "massaaž homme",
  };
  const problems: string[] = [];
  for (const [typed, meant] of Object.entries(sameAs)) {
    const [found, expected] = [await find({ text: typed }), await find({ text: meant })];
    if (found.total === 0 || found.total < expected.total * 0.8) {
      problems.push(`${typed}: ${found.total}, ${meant}: ${expected.total}`);
    }
  }
  expect(problems).toEqual([]);
});

test("days, parts of the day and prices in the words are filters, and are reported", async () => {
  const words = await find({ text: "massaaž järgmisel nädalal päeval kuni 90 €" });
  const { from, to } = words.understood?.freeOn as { from: string; to: string };
  expect(words.understood).toEqual({
    text: "massaaž",
    freeOn: { from, to },
    partOfDay: "day",
    priceToCents: 9000,
  });
  const filtered = await find({ ...words.understood });
  expect(filtered.understood).toBeUndefined();
  expect(filtered.total).toBeGreaterThan(0);
  expect(words.therapists.map(({ id }) => id)).toEqual(filtered.therapists.map(({ id }) => id));
});

test("words that mean nothing lead to those that do, also of a long text", async () => {
  const massages = await find({ text: "massage" }, "en");
  for (const text of ["massage qwxzvbn", "qwxzvbn zzxcvqw massage wwqxzcv hhqwxzz ggqwzzx"]) {
    const { total, relax } = await find({ text }, "en");
    expect([total, relax[0]]).toEqual([
      0,
      { filters: ["text"], text: "massage", total: massages.total },
    ]);
  }
});

test("a common word is not replaced by one that looks like it", async () => {
  const common = ["leida", "vajan", "soovin", "praegu", "please", "looking", "можно", "хочу"];
  const answers = await Promise.all(common.map((text) => find({ text })));
  expect(answers.flatMap(({ corrections }) => corrections)).toEqual([]);
});
