import { expect, test } from "vitest";
import { contractDocument } from "backend/openapi.ts";

type Schema = Record<string, unknown>;
type Operation = {
  operationId: string;
  parameters?: { name?: string }[];
  requestBody?: object;
  responses: Record<string, { headers?: Record<string, { $ref?: string }> }>;
};

const { paths, components } = JSON.parse(JSON.stringify(contractDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { headers: Record<string, Schema>; schemas: Record<string, Schema> };
};
const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));
const headersOf = (operationId: string, status: number) => {
  const operation = operations.find((one) => one.operationId === operationId)!;
  return Object.keys(operation.responses[status]!.headers ?? {}).sort();
};

test("answers name their headers, each described once", () => {
  const always = ["API-Version", "X-Request-Id"];
  const ofKeys = ["RateLimit", "RateLimit-Policy"];
  expect(headersOf("holdTime", 201)).toEqual(
    [...always, ...ofKeys, "Idempotency-Replayed"].sort(),
  );
  expect(headersOf("createTeam", 201)).toEqual([...always, "Location"].sort());
  expect(headersOf("holdTime", 401)).toEqual(["WWW-Authenticate"]);
  expect(headersOf("holdTime", 429)).toEqual([...ofKeys, "Retry-After"].sort());
  expect(headersOf("holdTime", 503)).toEqual(["Retry-After"]);
  expect(headersOf("getTherapySession", 304)).toEqual([...always, ...ofKeys, "ETag"].sort());
  const used = new Set(
    operations.flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ headers = {} }) => Object.values(headers))
      .flatMap(({ $ref }) => $ref === undefined ? [] : [$ref.split("/").at(-1)]),
  );
  expect([...used].sort()).toEqual(Object.keys(components.headers).sort());
});

test("a field of a request that may be left out has no default, which would make its type required", () => {
  const found = operations.flatMap(({ operationId, requestBody }) =>
    defaultsIn(requestBody).map((path) => `${operationId} ${path}`)
  );
  // What is answered as well keeps it.
  expect(found.filter((place) => !place.includes("ProfileContent"))).toEqual([]);
  expect(JSON.stringify(components.schemas["NewBookingRequest"])).toContain("By default `[]`");
});

function defaultsIn(part: unknown, path = ""): string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === "example" || key === "examples") return [];
    const name = key === "$ref" ? String(value).split("/").at(-1)! : "";
    if (name && !path.includes(`/${name}`)) {
      return defaultsIn(components.schemas[name], `${path}/${name}`);
    }
    const below = `${path}/${key}`;
    return key === "default" ? [below] : defaultsIn(value, below);
  });
}
