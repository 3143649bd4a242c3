import { createApp } from "./http/app.ts";
import { contract } from "./http/contract.ts";
import { printContract } from "./http/docs.ts";
import type { Ports } from "./ports/ports.ts";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Schema = { [key: string]: Json };

type Operation = {
  operationId?: string;
  parameters?: { in: string; name: string; schema?: Json }[];
  requestBody?: { content?: Record<string, { schema?: Json }> };
};

/** What a form can check before it sends: lengths, ranges, counts and closed lists. */
const limitNames = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "enum"];

/** The contract as the routes declare it. It serves no request, so it touches no port. */
function contractDocument() {
  const ports = { scheduling: { origin: "http://localhost:8000" } } as Ports;
  const { app } = createApp(ports, {
    publicUrl: "http://localhost:8000",
    brand: "Heaolu",
    contactEmail: "tere@heaolu.ee",
  });
  return contract(app);
}

/** The expected content of `openapi.yaml`. */
export function openapiYaml(): string {
  return printContract(contractDocument());
}

/** The expected content of `frontend/api/limits.ts`. */
export function limitsSource(): string {
  return printLimits(contractDocument());
}

if (import.meta.main) {
  await Deno.writeTextFile(new URL("../openapi.yaml", import.meta.url), openapiYaml());
  await Deno.writeTextFile(new URL("../frontend/api/limits.ts", import.meta.url), limitsSource());
}

/**
 * TypeScript source with the input limits of every operation, one constant per operationId: for each field of the
 * body and the query the limits that the contract sets, with the contract's field names.
 */
function printLimits(document: object): string {
  const { paths, components } = JSON.parse(JSON.stringify(document)) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const constants = Object.values(paths).flatMap(Object.values<Operation>)
    .map((operation) => [operation.operationId!, limitsOfOperation(operation)] as const)
    .filter(([, limits]) => limits !== null)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, limits]) => `export const ${name} = ${print(limits!)} as const;\n`);
  return `// Printed from the routes by \`deno task openapi\`; do not edit.\n\n${
    constants.join("\n")
  }`;

  function limitsOfOperation({ parameters = [], requestBody }: Operation): Json {
    const query = parameters.filter((parameter) => parameter.in === "query")
      .map(({ name, schema = {} }) => [name, limitsOf(schema)] as const);
    const bodies = Object.values(requestBody?.content ?? {}).map(({ schema = {} }) =>
      limitsOf(schema)
    );
    return withoutEmpty([...query, ...bodies.flatMap((body) => Object.entries(body ?? {}))]);
  }

  function limitsOf(node: Json): Json {
    const schema = resolved(node);
    const own = Object.entries(schema)
      .filter(([name, value]) => limitNames.includes(name) && value !== Number.MAX_SAFE_INTEGER);
    const items = schema.items === undefined ? [] : [["items", limitsOf(schema.items)] as const];
    const fields = Object.entries((schema.properties ?? {}) as Schema)
      .map(([name, field]) => [name, limitsOf(field)] as const);
    return withoutEmpty([...own, ...items, ...fields]);
  }

  function resolved(node: Json): Schema {
    const schema = node as Schema;
    const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1)! : null;
    return name === null ? schema : components.schemas[name]!;
  }
}

function withoutEmpty(entries: (readonly [string, Json])[]): Json {
  const filled = entries.filter(([, value]) => value !== null);
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

function print(value: Json, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => print(item)).join(", ")}]`;
  const inner = `${indent}  `;
  const lines = Object.entries(value)
    .map(([name, field]) =>
      `${inner}${/^\w+$/.test(name) ? name : `"${name}"`}: ${print(field, inner)},\n`
    );
  return `{\n${lines.join("")}${indent}}`;
}
