import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { contractDocument } from "backend/openapi.ts";

type Schema = Record<string, unknown>;
type Answer = { content?: Record<string, { schema: Schema }> };
export type Operation = {
  operationId: string;
  method: string;
  /** As the contract writes it, with `{id}`. */
  path: string;
  security: unknown[];
  /** Whether it accepts a JSON body. */
  takesJson: boolean;
  /** The names of its parameters. */
  parameters: string[];
  responses: Record<string, Answer>;
};

type Declared = Omit<Operation, "parameters"> & {
  requestBody?: { content: object };
  parameters?: ({ name: string } | { $ref: string })[];
};

type Document = {
  paths: Record<string, Record<string, Declared>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, { name: string }> };
};

/** The contract as the routes declare it now. */
const contract = JSON.parse(JSON.stringify(contractDocument())) as Document;

export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map((
    [method, { operationId, security, responses, requestBody, parameters = [] }],
  ) => ({
    operationId,
    method: method.toUpperCase(),
    path,
    security,
    takesJson: "application/json" in (requestBody?.content ?? {}),
    parameters: parameters.map((one) =>
      "name" in one ? one.name : contract.components.parameters[one.$ref.split("/").at(-1)!]!.name
    ),
    responses,
  }))
);

// Fixed segments match before parameters: /me before /{id}.
const routes = operations
  .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
  .sort((a, b) => variables(a.operation.path) - variables(b.operation.path));

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });
ajv.addSchema(closed({ components: contract.components }) as Schema, "contract");
/** By their text: most refusals share one schema, and compiling takes longer than the request. */
const validators = new Map<string, ValidateFunction>();

/** The operation a request matches, if any. */
export function operationOf(method: string, path: string): Operation | undefined {
  const verb = method === "HEAD" ? "GET" : method;
  const own = operations.filter((operation) => operation.path === path);
  if (own.length > 0) return own.find(({ method }) => method === verb);
  return routes.find(({ operation, pattern }) => operation.method === verb && pattern.test(path))
    ?.operation;
}

/** The differences between a body and the contract; unknown keys count. */
export function faultsOfBody({ schema }: { schema: Schema }, body: unknown): string[] {
  const text = JSON.stringify(schema);
  let validate = validators.get(text);
  if (!validate) {
    validate = ajv.compile(closed(schema) as Schema);
    validators.set(text, validate);
  }
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `body${instancePath} ${message} ${JSON.stringify(params)}`
  );
}

/** The same schema with every object closed against unknown keys and absolute references. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== "object" || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "$ref" ? `contract${value}` : closed(value),
    ]),
  );
  const isOpen = copy.type === "object" && "properties" in copy &&
    !("additionalProperties" in copy);
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}

function patternOf(path: string): RegExp {
  const source = path.split("/").map((part) =>
    part.startsWith("{") ? "[^/]+" : RegExp.escape(part)
  );
  return new RegExp(`^${source.join("/")}$`);
}

function variables(path: string): number {
  return path.split("{").length;
}
