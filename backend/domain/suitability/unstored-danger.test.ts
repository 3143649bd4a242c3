import { expect, test } from "vitest";
import { assess } from "./assessment.ts";
import { content } from "./suitability.testing.ts";
import { suitsOnlyInSafety, unstoredDanger } from "./unstored-danger.ts";

test("what is postponed in danger is at least as strict as any answer about danger", () => {
  const danger = unstoredDanger(content);
  const crisis = ["suicidal_thoughts", "violence_home"].map((value) =>
    assess(content, { needs: ["STRESS"], crisis_check: [value] })
  );
  for (const { practices } of crisis) {
    for (const practice of practices) {
      const { code, verdict } = practice;
      if (verdict === "no") expect(danger.postponed).toContain(code);
      if (verdict === "ask") expect(suitsOnlyInSafety(danger, practice)).toBe(true);
    }
  }
  expect(danger.postponed).toContain("SUPERVISION");
  expect(danger.adviceFirst).toContain("FAMILY");
  expect(suitsOnlyInSafety(danger, { code: "PSYCHO_THERAPY" })).toBe(false);
});
