import { expect, test } from "vitest";
import { lint, loadConfig } from "@redocly/openapi-core";
import openapiTs, { astToString } from "openapi-typescript";
import { parse } from "yaml";
import { contractDocument, limitsFiles, openapiYaml } from "backend/openapi.ts";
import { filesBelow, readSource, root } from "./support/source-files.ts";

type Operation = {
  operationId: string;
  tags: string[];
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, unknown> }>;
};

const written = await readSource("openapi.yaml");
const { paths, tags, components } = parse(written) as {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  components: { schemas: Record<string, unknown> };
};
const operations = Object.entries(paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation }))
);

test("openapi.yaml equals what the routes declare", () => {
  expect(written, "run `deno task openapi` and commit the result").toBe(openapiYaml());
});

test("openapi.yaml and openapi.json say the same to parsers of YAML 1.1 and 1.2", () => {
  const json = JSON.parse(JSON.stringify(contractDocument()));
  expect(parse(written, { version: "1.1" })).toEqual(json);
  expect(parse(written, { version: "1.2" })).toEqual(json);
});

test("frontend/api/limits/ has the input limits of the routes", async () => {
  const committed = new Map<string, string>();
  for await (const path of filesBelow("frontend/api/limits")) {
    committed.set(path, await readSource(path));
  }
  expect(committed, "run `deno task openapi` and commit the result").toEqual(limitsFiles());
});

test("the client's types are generated from openapi.yaml", async () => {
  const generated = astToString(await openapiTs(new URL(`file://${root}openapi.yaml`)));
  const committed = await readSource("frontend/api/schema.d.ts");
  expect(withoutBanner(committed), "run `deno task openapi`").toBe(withoutBanner(generated));
});

test("openapi.yaml passes redocly by the rules of redocly.yaml", async () => {
  const config = await loadConfig({ configPath: `${root}redocly.yaml` });
  const problems = await lint({ ref: `${root}openapi.yaml`, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message]))
    .toEqual([]);
});

test("every tag of an operation is described, and every described tag has operations", () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags));
  expect(tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
});

test("every string has a maximum length and every list a limit", () => {
  expect(unlimited(parse(written))).toEqual([]);
});

test("every number of a request has a lowest and a highest value", () => {
  expect(operations.flatMap(({ operation }) => endlessNumbers(inputs(operation)))).toEqual([]);
});

test("there is a contract to check", () => {
  expect(operations.length).toBeGreaterThan(25);
});

/** `calendly` is a path of the specification; the code behind it serves any calendar. */
const useCaseFolders: Record<string, string> = { calendly: "scheduling" };

test.each(operations)("$operation.operationId has its files", async ({ path, operation }) => {
  const { operationId, tags } = operation;
  const noun = path.split("/")[2]!;
  expect(path.startsWith("/api/")).toBe(true);
  expect(tags).toEqual([noun]);
  const name = kebab(operationId);
  const useCase = await readSource(`backend/use-cases/${useCaseFolders[noun] ?? noun}/${name}.ts`);
  expect(useCase).toContain(`function ${operationId}(`);
  const route = await readSource(`backend/http/${noun}/${name}.ts`);
  expect(route).toContain(`operationId: "${operationId}"`);
  expect(route).toContain(`path: "${path}"`);
});

test.each(operations)("$operation.operationId names its refusals", ({ operation }) => {
  const refusals = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
  for (const [, { content }] of refusals) {
    expect(Object.keys(content ?? {})).toEqual(["application/problem+json"]);
  }
});

test.each(operations)(
  "$operation.operationId lists the refusal of an expired token",
  ({ operation }) => {
    expect(operation.responses["401"]).toMatchObject({
      description: expect.stringMatching(/^ERR_UNAUTHORIZED\b|, ERR_UNAUTHORIZED\b/),
      content: { "application/problem+json": {} },
    });
  },
);

/** Paths of strings and lists without a limit. */
function unlimited(node: unknown, path = ""): string[] {
  if (typeof node !== "object" || node === null) return [];
  const schema = node as Record<string, unknown>;
  const endless = schema.type === "string" && !("maxLength" in schema) && !("enum" in schema) &&
      !("format" in schema) && !("const" in schema) ||
    schema.type === "array" && !("maxItems" in schema);
  const inside = Object.entries(schema)
    .filter(([key]) => key !== "example" && key !== "examples")
    .flatMap(([key, value]) => unlimited(value, `${path}/${key}`));
  return endless ? [path, ...inside] : inside;
}

function inputs({ operationId, parameters, requestBody }: Operation) {
  return { [operationId]: { parameters, requestBody } };
}

/** Paths of numbers in a request, also below its references, that could be of any size. */
function endlessNumbers(node: unknown, path = ""): string[] {
  if (typeof node !== "object" || node === null) return [];
  const schema = node as Record<string, unknown>;
  const isNumber = schema.type === "integer" || schema.type === "number";
  const isLimited = "enum" in schema || "const" in schema ||
    ("minimum" in schema || "exclusiveMinimum" in schema) && "maximum" in schema;
  const found = isNumber && !isLimited ? [path] : [];
  const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1)! : null;
  // A schema that holds itself is followed once.
  if (name && !path.includes(`/${name}/`)) {
    found.push(...endlessNumbers(components.schemas[name], `${path}/${name}`));
  }
  const inside = Object.entries(schema).filter(([key]) => !/^examples?$/.test(key));
  return [...found, ...inside.flatMap(([key, value]) => endlessNumbers(value, `${path}/${key}`))];
}

function withoutBanner(source: string): string {
  return source.replace(/^\/\*\*[\s\S]*?\*\/\s*/, "").trim();
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
