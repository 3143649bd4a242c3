import { expect, test } from "vitest";
import { languages, type Text } from "../text.ts";
import { answerProblems, fittingAnswers, storableAnswers } from "./answers.ts";
import { assess } from "./assessment.ts";
import { content } from "./suitability.testing.ts";
import { type Verdict, verdicts, verdictsOf } from "./verdict.ts";

const { questionnaire, facts, rules, practices } = content;

type Written = { code: string; verdictsNotReached?: { verdicts: Verdict[]; why: Text } };

function readPractices(): Written[] {
  const file = new URL("../../../db/seed/data/practices.json", import.meta.url);
  return JSON.parse(Deno.readTextFileSync(file));
}

function practiceOf(answers: Record<string, string[]>, code: string) {
  return assess(content, answers).practices.find((each) => each.code === code)!;
}

/** Words in a minute at which people read silently; Finnish stands in for Estonian. */
const readingSpeed = { et: 161, en: 228, ru: 184 };

test.each(languages)(
  "all questions and answers in %s are read and answered in four minutes",
  (language) => {
    const texts = questionnaire.steps.flatMap(({ title, options }) => [
      title[language],
      ...options.map(({ label }) => label[language]),
    ]);
    const reading = texts.join(" ").split(/\s+/).length / readingSpeed[language] * 60;
    const pressing = questionnaire.steps.length * 1.5;
    expect(reading + pressing).toBeLessThan(240);
  },
);

test("no text of the test promises or names a diagnosis", () => {
  const given = JSON.stringify([questionnaire, facts, rules]);
  expect(given).not.toMatch(/diagno|диагно/i);
});

test("without a fact every practice is ok", () => {
  const found = [...verdictsOf([], content).values()];
  expect(found).toHaveLength(35);
  expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(["ok"]));
});

test("an unknown fact is refused", () => {
  expect(() => verdictsOf(["pregnancy", "flying"], content)).toThrow(
    expect.objectContaining({
      code: "ERR_INVALID_INPUT",
      facts: {
        errors: [{ path: "facts", errCode: "ERR_UNKNOWN_FACT", values: { id: "flying" } }],
      },
    }),
  );
});

test("every rule is reached by an answer", () => {
  const reached = questionnaire.steps.flatMap((step) =>
    step.options.flatMap(({ value }) =>
      assess(content, { [step.id]: [value] }).practices
        .flatMap(({ reasons }) => reasons.map(({ rule }) => rule.id))
    )
  );
  expect(rules.map(({ id }) => id).filter((id) => !reached.includes(id))).toEqual([]);
});

test("every practice reaches every verdict, or the content says why not in three languages", () => {
  const written = readPractices();
  for (const { code } of practices) {
    const reached = new Set([
      verdictsOf([], content).get(code)!.verdict,
      ...facts.map(({ id }) => verdictsOf([id], content).get(code)!.verdict),
    ]);
    const missing = verdicts.filter((verdict) => !reached.has(verdict));
    const { verdictsNotReached } = written.find((practice) => practice.code === code)!;
    expect({ code, missing }).toEqual({ code, missing: verdictsNotReached?.verdicts ?? [] });
    if (!verdictsNotReached) continue;
    const reasons = languages.map((language) => verdictsNotReached.why[language].length);
    expect(Math.min(...reasons), code).toBeGreaterThan(60);
  }
});

test("every fact is stated by an answer and has a rule", () => {
  const stated = questionnaire.steps.flatMap(({ options }) =>
    options.flatMap(({ sets }) => sets?.facts ?? [])
  );
  const ruled = rules.map(({ fact }) => fact);
  const known = facts.map(({ id }) => id).sort();
  expect([...new Set(stated)].sort()).toEqual(known);
  expect([...new Set(ruled)].sort()).toEqual(known);
});

test("a pregnant person reads why cupping is not for now, and which answer says so", () => {
  const { verdict, place, reasons } = practiceOf(
    { needs: ["STRESS"], safety_1: ["pregnancy"] },
    "CUP_THERAPY",
  );
  expect({ verdict, place }).toEqual({ verdict: "no", place: null });
  expect(reasons[0]!.rule).toMatchObject({ id: "pregnancy-belly-and-cups", severity: "no" });
  expect(reasons[0]!.answer.step.id).toBe("safety_1");
  expect(reasons[0]!.answer.option.value).toBe("pregnancy");
});

test("violence at home removes couples work and shows its own crisis text", () => {
  const { crisis, practices } = assess(content, { crisis_check: ["violence_home"] });
  expect(crisis).toBe("violence");
  expect(practices.find(({ code }) => code === "IMAGO_THERAPY")!.verdict).toBe("no");
  expect(assess(content, { crisis_check: ["violence_home", "suicidal_thoughts"] }).crisis)
    .toBe("urgent");
  expect(assess(content, { strength: ["5"] }).crisis).toBe("gentle");
  expect(assess(content, { strength: ["4"] }).crisis).toBeNull();
});

test("needs weigh more than ways of working, which decide between equals", () => {
  const answers = { needs: ["STRESS"], ways_of_working: ["energy"] };
  const { score, fits } = practiceOf(answers, "AROMA_THERAPY");
  const weight = practices.find(({ code }) => code === "AROMA_THERAPY")!.helps
    .find(({ way }) => way === "STRESS")!.weight;
  expect(score).toBe(weight + 1);
  expect(fits).toEqual({ needs: ["STRESS"], ways: ["energy"] });
  expect(practiceOf({ ways_of_working: ["energy", "talk"] }, "EFT").score).toBe(1);
});

test("the first place goes to the practice that helps most and is ok", () => {
  const { practices: listed } = assess(content, { needs: ["BACK_PAIN", "CHRONIC_PAIN"] });
  expect(listed[0]).toMatchObject({ place: 1, verdict: "ok" });
  expect(listed[0]!.score).toBe(Math.max(...listed.map(({ score }) => score)));
  const blocked = assess(content, {
    needs: ["BACK_PAIN", "CHRONIC_PAIN"],
    safety_1: ["back_red_flags"],
  }).practices;
  expect(blocked.find(({ code }) => code === listed[0]!.code)!.place).toBeNull();
});

test("a practice that fits only the way of working has its place after those that fit a need", () => {
  const answers = {
    needs: ["BURNOUT", "BACK_PAIN"],
    ways_of_working: ["talk"],
    safety_1: ["back_red_flags", "fracture", "pregnancy"],
  };
  const placed = assess(content, answers).practices.filter(({ place }) => place !== null);
  const byWay = placed.findIndex(({ fits }) => fits.needs.length === 0);
  expect(byWay).toBeGreaterThan(0);
  expect(placed.slice(byWay).every(({ fits }) => fits.needs.length === 0)).toBe(true);
  expect(placed.slice(0, byWay).some(({ verdict }) => verdict === "caution")).toBe(true);
  expect(placed.slice(byWay).some(({ verdict }) => verdict === "ok")).toBe(true);
});

/** The codes in their order, for practices of which only the given ones are changed. */
function orderOf(answers: Record<string, string[]>, helps: Record<string, [string, number][]>) {
  const changed = Object.entries(helps).map(([code, weights]) => ({
    code,
    helps: weights.map(([way, weight]) => ({ way, weight })),
  }));
  return assess({ ...content, practices: changed }, answers).practices.map(({ code }) => code);
}

test("of practices with the same score the first is the one closest to what the person needs", () => {
  const stress = { needs: ["STRESS"] };
  const broad: [string, number][] = [["STRESS", 2], ["ANGER", 3]];
  expect(orderOf(stress, { ACCESS_BARS: broad, REIKI: [["STRESS", 2]] }))
    .toEqual(["REIKI", "ACCESS_BARS"]);
  const both = { needs: ["STRESS", "ANGER"] };
  expect(orderOf(both, { ACCESS_BARS: [["STRESS", 3]], REIKI: [["STRESS", 1], ["ANGER", 2]] }))
    .toEqual(["REIKI", "ACCESS_BARS"]);
  const ways = { ways_of_working: ["touch", "energy"] };
  const same: [string, number][] = [["STRESS", 2]];
  expect(orderOf({ ...stress, ...ways }, { ACCESS_BARS: same, KST: same }))
    .toEqual(["KST", "ACCESS_BARS"]);
});

test("without a need the first of those in a preferred way of working is the one that helps with most", () => {
  const answers = { ways_of_working: ["energy"] };
  expect(orderOf(answers, { ACCESS_BARS: [["STRESS", 3]], REIKI: [["STRESS", 2], ["ANGER", 2]] }))
    .toEqual(["REIKI", "ACCESS_BARS"]);
});

test("for a first time the practice with fewer rules against it comes first among equals", () => {
  const same: [string, number][] = [["STRESS", 2]];
  const helps = { BBTRS: same, REIKI: [...same, ["ANGER", 3]] as [string, number][] };
  const stress = { needs: ["STRESS"] };
  expect(orderOf({ ...stress, experience: ["regular"] }, helps)).toEqual(["BBTRS", "REIKI"]);
  expect(orderOf({ ...stress, experience: ["first"] }, helps)).toEqual(["REIKI", "BBTRS"]);
  const better = { ...helps, BBTRS: [["STRESS", 3]] as [string, number][] };
  expect(orderOf({ ...stress, experience: ["first"] }, better)).toEqual(["BBTRS", "REIKI"]);
});

test("hands-on practices are never milder than massage, except where they use no oil", () => {
  const milder = ["LOMI_LOMI", "ORTHOPEDIC", "OST"].flatMap((code) =>
    facts.flatMap(({ id }) => {
      const found = verdictsOf([id], content);
      const of = (each: string) => verdicts.indexOf(found.get(each)!.verdict);
      return of(code) < of("MASSAGE") ? [`${code} ${id}`] : [];
    })
  );
  expect(milder).toEqual(["ORTHOPEDIC skin_problem", "OST skin_problem", "OST oil_allergy"]);
});

test("an answer that a video call makes pointless has no effect", () => {
  const cities = (meeting: string) =>
    assess(content, { meeting: [meeting], city: ["TARTU"] }).search.cities;
  expect(cities("IN_PERSON")).toEqual(["TARTU"]);
  expect(cities("VIDEO_CALL")).toEqual([]);
});

test("preferences for a practitioner become codes for the search, and any narrows nothing", () => {
  const answers = {
    language: ["RUSSIAN", "ESTONIAN"],
    gender: ["FEMALE"],
    city: ["TARTU"],
    meeting: ["IN_PERSON"],
    budget: ["up_to_60"],
  };
  expect(assess(content, answers).search).toEqual({
    languages: ["ESTONIAN", "RUSSIAN"],
    gender: "FEMALE",
    cities: ["TARTU"],
    meeting: "IN_PERSON",
    maxPriceCents: 6000,
  });
  expect(assess(content, { gender: ["any"], city: ["any"], meeting: ["any"] }).search).toEqual({
    languages: [],
    gender: null,
    cities: [],
    meeting: null,
    maxPriceCents: null,
  });
});

test("steps about safety without an answer are named, except those about a crisis", () => {
  const { skippedSafety } = assess(content, { safety_1: [], safety_2: ["none"], age: ["30_49"] });
  expect(skippedSafety).toEqual(["safety_1", "safety_3", "safety_4"]);
});

test("notes follow from answers", () => {
  expect(assess(content, { age: ["under_18"], experience: ["bad"] }).notes)
    .toEqual(["badExperience", "under18"]);
});

test.each([
  ["an unknown step", { dance: ["yes"] }, "dance"],
  ["a step named as a property of every object", { constructor: ["yes"] }, "constructor"],
  ["an unknown option", { needs: ["HAPPINESS"] }, "needs"],
  ["an option of another step", { safety_2: ["pregnancy"] }, "safety_2"],
  [
    "more options than allowed",
    { needs: ["STRESS", "BURNOUT", "ANXIETY", "DEPRESSION", "FEARS", "ANGER"] },
    "needs",
  ],
  ["an exclusive option with another", { safety_1: ["none", "pregnancy"] }, "safety_1"],
  ["two options of a single choice", { meeting: ["IN_PERSON", "VIDEO_CALL"] }, "meeting"],
  ["two options of a scale", { strength: ["1", "2"] }, "strength"],
])("%s is a problem of its step", (_name, answers: Record<string, string[]>, step) => {
  const problems = answerProblems(questionnaire, { ...answers, age: ["30_49"] });
  expect(problems.map(({ path }) => path)).toEqual([`answers.${step}`]);
  expect(fittingAnswers(questionnaire, { ...answers, age: ["30_49"] })).toEqual({ age: ["30_49"] });
});

test("the same option twice counts once", () => {
  expect(answerProblems(questionnaire, { meeting: ["VIDEO_CALL", "VIDEO_CALL"] })).toEqual([]);
});

test("answers that can point to a crisis are not stored, whatever they are", () => {
  const answers = { needs: ["STRESS"], strength: ["2"], safety_1: [], crisis_check: ["none"] };
  expect(storableAnswers(content, answers)).toEqual({ needs: ["STRESS"], safety_1: [] });
});
