import { z } from "@hono/zod-openapi";
import { describe, expect, test } from "vitest";
import { problemCodes } from "../domain/field-problem.ts";
import { languages } from "../domain/text.ts";
import { contractApp } from "../openapi.ts";
import { presentProblem, problemOfIssue, refused } from "./field-problems.ts";

type Issue = z.core.$ZodIssue;

/** An input of every kind that zod refuses. */
const refusedInputs: Record<Issue["code"], [schema: z.ZodType, input: unknown]> = {
  invalid_type: [z.string(), 1],
  invalid_format: [z.email(), "mari"],
  invalid_value: [z.enum(["a"]), "b"],
  invalid_union: [z.union([z.string(), z.boolean()]), 1],
  invalid_key: [z.record(z.string().max(1), z.string()), { ab: "" }],
  invalid_element: [z.map(z.instanceof(Date), z.string()), new Map([[new Date(0), 1]])],
  too_big: [z.string().max(1), "ab"],
  too_small: [z.array(z.string()).min(1), []],
  not_multiple_of: [z.int().multipleOf(5), 7],
  unrecognized_keys: [z.strictObject({}), { colour: 1 }],
  custom: [z.string().refine(() => false, refused("ERR_NO_LETTER")), ""],
};

describe.each(Object.entries(refusedInputs))("a refusal of zod: %s", (code, [schema, input]) => {
  const [issue] = schema.safeParse(input).error!.issues;

  test("is this kind", () => expect(issue!.code).toBe(code));

  test("has a code of the list and a sentence in each language", () => {
    const shown = languages.map((language) =>
      presentProblem(problemOfIssue(issue!, input), language)
    );
    for (const { errCode, message } of shown) {
      expect(problemCodes).toContain(errCode);
      expect(message).toMatch(/^\p{Lu}.*\.$/u);
      expect(message).not.toContain("{{");
    }
    expect(new Set(shown.map(({ message }) => message)).size).toBe(languages.length);
  });
});

test("a missing field has another code than one of another type", () => {
  const schema = z.object({
    name: z.string(),
    kind: z.enum(["a", "b"]),
    code: z.union([z.string(), z.number()]),
  });
  const codesOf = (input: object) =>
    schema.safeParse(input).error!.issues.map((issue) => problemOfIssue(issue, input).errCode);
  expect(codesOf({})).toEqual(["ERR_REQUIRED", "ERR_REQUIRED", "ERR_REQUIRED"]);
  expect(codesOf({ name: 1, kind: "c", code: null }))
    .toEqual(["ERR_INVALID_TYPE", "ERR_INVALID_VALUE", "ERR_INVALID_UNION"]);
});

test.each([
  [z.string().regex(/^a/), "Not in the expected format."],
  [z.iso.datetime(), "Not in the expected format: a moment such as 2026-11-24T15:30:00Z."],
  [z.int(), "Of another type: a whole number is expected."],
  [z.date(), "Of another type than expected."],
])("a sentence names no term of the schema library", (schema, message) => {
  const input = schema instanceof z.ZodNumber ? 1.5 : "x";
  const [issue] = schema.safeParse(input).error!.issues;
  expect(presentProblem(problemOfIssue(issue!, input), "en").message).toBe(message);
});

const routes = contractApp().openAPIRegistry.definitions
  .flatMap((definition) => definition.type === "route" ? [definition.route] : []);

test("every refinement of the API names a code of the list", () => {
  const found = routes.flatMap((route) =>
    refinementsIn(route.request).map((errCode) => ({ route: route.operationId, errCode }))
  );
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ errCode }) => !problemCodes.some((code) => code === errCode))).toEqual([]);
});

test("a refinement without a code is found", () => {
  const body = z.object({ names: z.array(z.string().refine(() => false, "is wrong")).optional() });
  expect(refinementsIn({ body })).toEqual([undefined]);
});

/** The codes of all refinements below a value; undefined for one that names none. */
function refinementsIn(value: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (!(value instanceof z.ZodType)) {
    return Object.values(value).flatMap((part) => refinementsIn(part, seen));
  }
  const { def } = value._zod;
  if (def.type === "custom") {
    return [codeOf(def as z.core.$ZodCustomDef), ...refinementsIn(def.checks, seen)];
  }
  if (def.type === "lazy") return refinementsIn((def as z.core.$ZodLazyDef).getter(), seen);
  return refinementsIn(def, seen);
}

function codeOf({ params }: z.core.$ZodCustomDef): unknown {
  return params?.["errCode"];
}
