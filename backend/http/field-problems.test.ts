import { z } from "@hono/zod-openapi";
import { describe, expect, test } from "vitest";
import { problem, problemCodes } from "../domain/field-problem.ts";
import { languages } from "../domain/text.ts";
import { contractApp } from "../openapi.ts";
import { CalendarInstant } from "./availability/calendar-instant.ts";
import {
  presentProblem,
  problemsOfIssue,
  refused,
  withoutEmptyProblems,
} from "./field-problems.ts";

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
      presentProblem(problemsOfIssue(issue!, input)[0]!, language)
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
    schema.safeParse(input).error!.issues
      .flatMap((issue) => problemsOfIssue(issue, input)).map(({ errCode }) => errCode);
  expect(codesOf({})).toEqual(["ERR_REQUIRED", "ERR_REQUIRED", "ERR_REQUIRED"]);
  expect(codesOf({ name: 1, kind: "c", code: null }))
    .toEqual(["ERR_INVALID_TYPE", "ERR_INVALID_VALUE", "ERR_INVALID_UNION"]);
});

test.each<[string, z.ZodType, string, string[]]>([
  ["a text for a list has no length", z.array(z.string()).max(2), "abc", ["ERR_INVALID_TYPE"]],
  ["what is no moment is not far away", CalendarInstant, "soon", ["ERR_INVALID_FORMAT"]],
  ["an early moment is", CalendarInstant, "0001-01-01T00:00:00Z", ["ERR_TOO_FAR"]],
  ["an address can be too long as well", z.email().max(2), "mari", [
    "ERR_INVALID_FORMAT",
    "ERR_TOO_LONG",
  ]],
])("%s", (_, schema, input, codes) => {
  const found = schema.safeParse(input).error!.issues
    .flatMap((issue) => problemsOfIssue(issue, input));
  expect(withoutEmptyProblems(found).map(({ errCode }) => errCode)).toEqual(codes);
});

const many = Array.from({ length: 40 }, (_, nth) => `value-${nth}`);

test.each<[string, z.ZodType, unknown, { errCode: string; message: string; params: object }]>([
  ["a text too long", z.string().max(200), "x".repeat(201), {
    errCode: "ERR_TOO_LONG",
    message: "Too long: at most 200 characters.",
    params: { most: 200, unit: "characters" },
  }],
  ["an empty text", z.string().min(1), "", {
    errCode: "ERR_TOO_SHORT",
    message: "Too short: at least 1 character.",
    params: { least: 1, unit: "characters" },
  }],
  ["a list too long", z.array(z.int()).max(2), [1, 2, 3], {
    errCode: "ERR_TOO_BIG",
    message: "More than allowed: at most 2 entries.",
    params: { most: 2, unit: "entries" },
  }],
  ["a number too big", z.int().max(100), 101, {
    errCode: "ERR_TOO_BIG",
    message: "More than allowed: at most 100.",
    params: { most: 100 },
  }],
  ["a value that is not allowed", z.enum(["et", "en", "ru"]), "de", {
    errCode: "ERR_INVALID_VALUE",
    message: "Not one of the allowed values: et, en, ru.",
    params: { allowed: ["et", "en", "ru"], allowedCount: 3 },
  }],
  ["a value where many are allowed", z.enum(many), "value-40", {
    errCode: "ERR_INVALID_VALUE",
    message: "Not one of the allowed values: value-0, value-1, value-2, value-3, value-4, …",
    params: { allowed: many.slice(0, 12), allowedCount: 40 },
  }],
  ["a number that is not allowed", z.union([z.literal(5), z.literal(10)]), 7, {
    errCode: "ERR_INVALID_VALUE",
    message: "Not one of the allowed values: 5, 10.",
    params: { allowed: ["5", "10"], allowedCount: 2 },
  }],
  [
    "an object of no kind",
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("link") }),
      z.object({ kind: z.literal("file") }),
    ]),
    { kind: "note" },
    {
      errCode: "ERR_INVALID_VALUE",
      message: "Not one of the allowed values: link, file.",
      params: { allowed: ["link", "file"], allowedCount: 2 },
    },
  ],
  ["a field that a strict object lacks", z.strictObject({}), { colour: 1 }, {
    errCode: "ERR_UNKNOWN_FIELD",
    message: "There is no field “colour”.",
    params: { field: "colour" },
  }],
])("%s: sentence and parameters name the limit", (_, schema, input, shown) => {
  const [issue] = schema.safeParse(input).error!.issues;
  expect(presentProblem(problemsOfIssue(issue!, input)[0]!, "en")).toMatchObject(shown);
});

test.each([
  [1, "kõige rohkem 1 märk", "не более 1 знака"],
  [2, "kõige rohkem 2 märki", "не более 2 знаков"],
  [21, "kõige rohkem 21 märki", "не более 21 знака"],
])("a limit of %i characters is written as the language counts", (most, et, ru) => {
  const found = problem("name", "ERR_TOO_LONG", { most, unit: "characters" });
  expect(presentProblem(found, "et").message).toBe(`Liiga pikk: ${et}.`);
  expect(presentProblem(found, "ru").message).toBe(`Слишком длинно: ${ru}.`);
});

test.each([
  [z.string().regex(/^a/), "Not in the expected format."],
  [z.iso.datetime(), "Not in the expected format: a moment such as 2026-11-24T15:30:00Z."],
  [z.int(), "Of another type: a whole number is expected."],
  [z.date(), "Of another type than expected."],
])("a sentence names no term of the schema library", (schema, message) => {
  const input = schema instanceof z.ZodNumber ? 1.5 : "x";
  const [issue] = schema.safeParse(input).error!.issues;
  expect(presentProblem(problemsOfIssue(issue!, input)[0]!, "en").message).toBe(message);
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
