import { readFileSync } from "node:fs";
import en from "../domain/error-messages/en.json" with { type: "json" };
import { type ErrorCode, errorCodes } from "../domain/errors.ts";
import { statusOf } from "./error-status.ts";

type Media = { schema?: Schema; example?: unknown; examples?: Record<string, { $ref: string }> };
type Schema = { $ref?: string; example?: unknown; type?: string; format?: string };
type Content = Record<string, Media>;
export type ExampleOperation = {
  operationId: string;
  tags?: string[];
  requestBody?: { content: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};
type Document = {
  paths?: Record<string, Record<string, ExampleOperation>>;
  components: { schemas?: Record<string, Schema>; examples?: object };
};

/** By operation: an example of its `request`, and of its answers by their status. */
type Examples = Record<string, Record<string, unknown>>;

/**
 * Adds the examples of `<tag>/examples.json` to the bodies whose schema has none of its own, and to each refusal those of
 * its codes.
 */
export function addExamples(document: object): void {
  const { paths, components } = document as Document;
  const files = new Map<string, Examples>();
  const used = new Set<ErrorCode>();
  for (const operation of Object.values(paths ?? {}).flatMap((path) => Object.values(path))) {
    const { operationId, tags = [], requestBody, responses = {} } = operation;
    const [tag = ""] = tags;
    const examples = files.get(tag) ?? examplesOf(tag);
    files.set(tag, examples);
    const own = examples[operationId] ?? {};
    add(requestBody?.content, own["request"]);
    for (const [status, { description = "", content }] of Object.entries(responses)) {
      if (Number(status) < 400) add(content, own[status]);
      else addRefusals(content, description, used);
    }
  }
  components.examples = Object.fromEntries(
    [...used].sort().map((code) => [code, { summary: en[code], value: exampleProblem(code) }]),
  );

  function add(content: Content = {}, example: unknown): void {
    if (example === undefined) return;
    for (const media of Object.values(content)) {
      if (media.schema && !hasExample(media.schema)) media.example = example;
    }
  }

  function hasExample({ $ref, example }: Schema): boolean {
    const named = $ref && components.schemas?.[$ref.split("/").at(-1)!];
    return example !== undefined || (named ? named.example !== undefined : false);
  }
}

function addRefusals(content: Content = {}, description: string, used: Set<ErrorCode>): void {
  const codes = errorCodes.filter((code) => description.split(", ").includes(code));
  for (const code of codes) used.add(code);
  for (const media of Object.values(content)) {
    media.examples = Object.fromEntries(
      codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
    );
  }
}

function exampleProblem(code: ErrorCode) {
  return {
    type: `/problems/${code}`,
    title: en[code],
    status: statusOf[code],
    errCode: code,
    instance: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  };
}

function examplesOf(tag: string): Examples {
  try {
    return JSON.parse(readFileSync(new URL(`./${tag}/examples.json`, import.meta.url), "utf8"));
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return {};
    throw error;
  }
}
