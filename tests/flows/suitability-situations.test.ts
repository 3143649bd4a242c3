import { afterAll, expect, test } from "vitest";
import { languages } from "backend/domain/text.ts";
import { readData } from "db/seed/demo-data.ts";
import { openTestApp } from "../test-app.ts";

const app = await openTestApp({ demo: false });
afterAll(() => app[Symbol.asyncDispose]());
const rules = readData("rules");

type Situation = {
  answers: Record<string, string[]>;
  no: string[];
  ask: string[];
  ok: string[];
};

/** What a person reads in each situation: `no` is complete, the others are examples. */
const situations: Record<string, Situation> = {
  "pregnancy": {
    answers: { safety_1: ["pregnancy"] },
    no: ["BBTRS", "CHI_NEI_TSANG", "CUP_THERAPY", "OSHO"],
    ask: ["MASSAGE", "AROMA_THERAPY", "CHINESE_MEDICINE"],
    ok: ["PSYCHO_THERAPY", "COACHING", "REIKI"],
  },
  "epilepsy": {
    answers: { safety_3: ["epilepsy"] },
    no: ["BBTRS", "OSHO"],
    ask: ["EMDR", "HYPNO", "AROMA_THERAPY"],
    ok: ["PSYCHO_THERAPY", "REIKI", "CREATIVE_THERAPY"],
  },
  "recent surgery": {
    answers: { safety_1: ["recent_surgery"] },
    no: ["CHI_NEI_TSANG", "CUP_THERAPY"],
    ask: ["MASSAGE", "OST", "LIBERATING_DANCE"],
    ok: ["PSYCHO_THERAPY", "REIKI", "EMDR"],
  },
  "a pacemaker": {
    answers: { safety_2: ["pacemaker"] },
    no: [],
    ask: ["CHINESE_MEDICINE", "BBTRS", "TRE"],
    ok: ["PSYCHO_THERAPY", "YOGA_THERAPY", "REIKI"],
  },
  "psychosis": {
    answers: { safety_4: ["psychosis"] },
    no: ["BBTRS", "CONST", "HYPNO", "MER", "OSHO"],
    ask: ["EMDR", "CIRCLING", "COACHING"],
    ok: ["HEALTH_COUNSELING", "YOGA_THERAPY", "AROMA_THERAPY"],
  },
  "pregnancy with high blood pressure": {
    answers: { safety_1: ["pregnancy"], safety_2: ["high_blood_pressure"] },
    no: ["BBTRS", "CHI_NEI_TSANG", "CUP_THERAPY", "OSHO"],
    ask: ["MASSAGE", "TRE"],
    ok: ["PSYCHO_THERAPY", "REIKI"],
  },
  "a blood clot and blood thinners": {
    answers: { safety_2: ["blood_clot", "blood_thinners"] },
    no: ["CHI_NEI_TSANG", "CUP_THERAPY", "LOMI_LOMI", "MASSAGE", "ORTHOPEDIC", "OST", "SHINDO"],
    ask: ["YOGA_THERAPY", "GENTLE_BIO", "CHINESE_MEDICINE"],
    ok: ["PSYCHO_THERAPY", "EMDR", "REIKI"],
  },
  "a minor after recent trauma": {
    answers: { safety_4: ["recent_trauma"], age: ["under_18"] },
    no: ["BBTRS", "IMAGO_THERAPY", "OSHO"],
    ask: ["EMDR", "HYPNO", "CONST"],
    ok: [],
  },
  "cancer treatment with osteoporosis": {
    answers: { safety_1: ["osteoporosis"], safety_2: ["cancer_treatment"] },
    no: ["CHI_NEI_TSANG", "CUP_THERAPY"],
    ask: ["MASSAGE", "YOGA_THERAPY", "HEALTH_COUNSELING"],
    ok: ["PSYCHO_THERAPY", "HYPNO"],
  },
  "an addiction with medicine for the mood": {
    answers: { safety_4: ["active_addiction", "psych_medication"] },
    no: ["BBTRS", "OSHO"],
    ask: ["HYPNO", "EMDR", "HEALTH_COUNSELING"],
    ok: ["YOGA_THERAPY", "CREATIVE_THERAPY"],
  },
};

type Assessed = {
  code: string;
  verdict: string;
  reasons: { severity: string; fact: string; reason: string; source: string }[];
};

test.each(Object.entries(situations))("%s", async (_name, { answers, no, ask, ok }) => {
  const stated = new Set(Object.values(answers).flat());
  for (const language of languages) {
    const answer = await app.post(
      "/suitability/assessment",
      { version: 1, answers },
      { "Accept-Language": language },
    );
    const practices: Assessed[] = (await answer.json()).practices;
    const codesOf = (verdict: string) =>
      practices.filter((practice) => practice.verdict === verdict).map(({ code }) => code).sort();
    expect(codesOf("no")).toEqual(no);
    expect(codesOf("ask")).toEqual(expect.arrayContaining(ask));
    expect(codesOf("ok")).toEqual(expect.arrayContaining(ok));
    for (const { verdict, reasons } of practices) {
      expect(reasons.length > 0).toBe(verdict !== "ok");
      if (verdict !== "ok") expect(reasons[0]!.severity).toBe(verdict);
      for (const { fact, reason, source } of reasons) {
        expect(stated).toContain(fact);
        const known = rules.find((rule) => rule.reason[language] === reason)!;
        expect(known.source.label[language]).toBe(source);
        if (language === "ru") expect(reason + source).toMatch(/[а-яё]/);
      }
    }
  }
});
