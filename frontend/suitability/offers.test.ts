import { expect, test } from "vitest";
import { preferOffered } from "./offers.ts";
import type { Assessment } from "./questionnaire.ts";

test("of practices with the same verdict, those that a practitioner offers come first", () => {
  const practice = (code: string, verdict: string, place: number | null, needs = ["STRESS"]) => ({
    code,
    verdict,
    place,
    score: 1,
    fits: { needs, ways: [] },
  });
  const assessment = {
    needs: ["STRESS"],
    practices: [
      practice("TALK", "ok", 1),
      practice("YOGA", "ok", 2),
      practice("OILS", "caution", 3),
      practice("REST", "ok", 4, []),
      practice("CUPS", "no", null),
    ],
  } as unknown as Assessment;
  const { practices } = preferOffered(assessment, new Set(["YOGA", "REST", "CUPS"]));
  expect(practices.map(({ code, place }) => [code, place])).toEqual([
    ["YOGA", 1],
    ["TALK", 2],
    ["OILS", 3],
    ["REST", 4],
    ["CUPS", null],
  ]);
});
