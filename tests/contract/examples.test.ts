import { expect, test } from "vitest";
import { contractDocument } from "backend/openapi.ts";
import { faultsOfBody } from "../support/answer-schemas.ts";
import { filesBelow, readSource } from "../support/source-files.ts";

type Schema = Record<string, unknown>;
type Media = { schema: Schema; example?: unknown; examples?: Record<string, { $ref: string }> };
type Content = Record<string, Media>;
type Operation = {
  operationId: string;
  tags: string[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

const { paths, components } = JSON.parse(JSON.stringify(contractDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; examples: Record<string, { value: unknown }> };
};

/** Of each operation its request and its answers, without files, which no example can show. */
const bodies = Object.values(paths).flatMap((verbs) => Object.values(verbs)).flatMap(
  ({ operationId, tags: [tag], requestBody, responses }) =>
    [["request", requestBody] as const, ...Object.entries(responses)]
      .flatMap(([part, body]) =>
        Object.entries(body?.content ?? {}).map(([type, media]) => ({ part, type, media }))
      )
      .filter(({ type, media }) =>
        media.schema["format"] !== "binary" && type !== "multipart/form-data"
      )
      .map((body) => ({ ...body, tag, operationId })),
);
const named = (schema: Schema) =>
  typeof schema["$ref"] === "string"
    ? components.schemas[schema["$ref"].split("/").at(-1)!]!
    : schema;

test("every request and every answer has an example", () => {
  const without = bodies.filter(({ media }) =>
    media.example === undefined && named(media.schema)["example"] === undefined &&
    Object.keys(media.examples ?? {}).length === 0
  );
  const places = without.map(({ operationId, tag, part }) =>
    `${operationId} ${part}: write it in backend/http/${tag}/examples.json or at the schema`
  );
  expect(places).toEqual([]);
});

test("every example is as its schema says", () => {
  const ofBodies = bodies.filter(({ media }) => media.example !== undefined)
    .flatMap(({ operationId, part, media }) =>
      faultsOfBody(media, media.example).map((fault) => `${operationId} ${part}: ${fault}`)
    );
  const ofSchemas = Object.entries(components.schemas)
    .filter(([, { example }]) => example !== undefined)
    .flatMap(([name, { example }]) =>
      faultsOfBody({ schema: { $ref: `#/components/schemas/${name}` } }, example)
        .map((fault) => `${name}: ${fault}`)
    );
  const problem = { schema: { $ref: "#/components/schemas/Problem" } };
  const ofRefusals = Object.entries(components.examples)
    .flatMap(([code, { value }]) =>
      faultsOfBody(problem, value).map((fault) => `${code}: ${fault}`)
    );
  expect([...ofBodies, ...ofSchemas, ...ofRefusals]).toEqual([]);
});

test("every written example is one of an operation", async () => {
  const shown = new Set(
    bodies.filter(({ media }) => media.example !== undefined)
      .map(({ tag, operationId, part }) => `${tag} ${operationId} ${part}`),
  );
  const written: string[] = [];
  for await (const path of filesBelow("backend/http")) {
    const [, tag] = path.match(/^backend\/http\/([\w-]+)\/examples\.json$/) ?? [];
    if (!tag) continue;
    const examples: Record<string, object> = JSON.parse(await readSource(path));
    for (const [operationId, parts] of Object.entries(examples)) {
      for (const part of Object.keys(parts)) written.push(`${tag} ${operationId} ${part}`);
    }
  }
  expect(written.filter((one) => !shown.has(one))).toEqual([]);
});
