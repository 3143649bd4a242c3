import { createApp } from "./http/app.ts";
import { contract } from "./http/contract.ts";
import { printContract } from "./http/docs.ts";
import type { Ports } from "./ports/ports.ts";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Schema = { [key: string]: Json };

type Operation = {
  operationId?: string;
  tags?: string[];
  parameters?: { in: string; name: string; schema?: Json }[];
  requestBody?: { content?: Record<string, { schema?: Json }> };
};

const limitNames = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "enum"];

export function contractDocument() {
  return contract(contractApp());
}

/** The app with its routes. It serves no request, so it touches no port. */
export function contractApp() {
  const ports = { scheduling: { origin: "http://localhost:8000" } } as Ports;
  const { app } = createApp(ports, {
    publicUrl: "http://localhost:8000",
    brand: "Heaolu",
    contactEmail: "tere@heaolu.ee",
  });
  return app;
}

export function openapiYaml(): string {
  return printContract(contractDocument());
}

export function limitsFiles(): Map<string, string> {
  return new Map(
    [...printLimits(contractDocument())]
      .map(([tag, source]) => [`frontend/api/limits/${tag}.ts`, source]),
  );
}

if (import.meta.main) {
  await Deno.writeTextFile(new URL("../openapi.yaml", import.meta.url), openapiYaml());
  const folder = new URL("../frontend/api/limits/", import.meta.url);
  await Deno.remove(folder, { recursive: true }).catch(() => null);
  await Deno.mkdir(folder);
  for (const [path, source] of limitsFiles()) {
    await Deno.writeTextFile(new URL(`../${path}`, import.meta.url), source);
  }
}

function printLimits(document: object): Map<string, string> {
  const { paths, components } = JSON.parse(JSON.stringify(document)) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const constants = Object.values(paths).flatMap(Object.values<Operation>)
    .map((operation) => ({
      tag: operation.tags?.[0] ?? "other",
      name: operation.operationId!,
      limits: limitsOfOperation(operation),
    }))
    .filter(({ limits }) => limits !== null)
    .sort((a, b) => a.name.localeCompare(b.name));
  const byTag = Map.groupBy(constants, ({ tag }) => tag);
  return new Map([...byTag].map(([tag, group]) => [tag, sourceOf(group)]));

  function sourceOf(group: { name: string; limits: Json }[]): string {
    const lines = group.map(({ name, limits }) =>
      `export const ${name} = ${print(limits)} as const;\n`
    );
    return `// Printed from the routes by \`deno task openapi\`; do not edit.\n\n${
      lines.join("\n")
    }`;
  }

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
