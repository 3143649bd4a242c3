import { expect, test } from "vitest";
import { contractDocument } from "backend/openapi.ts";
import { readSource } from "../support/source-files.ts";
import { breakingChanges, type Contract } from "./breaking-changes.ts";
import { releasedContract } from "./released.ts";

const current: Contract = JSON.parse(JSON.stringify(contractDocument()));

test("every breaking change since the last release is listed with a date and a reason", async () => {
  const rows = (await readSource("docs/api/versions.md")).matchAll(
    /^\| (\d{4}-\d\d-\d\d) +\| `([^`]+)` +\| (\S.+?) +\|$/gm,
  );
  const listed = [...rows].map(([, , change]) => change).sort();
  expect(breakingChanges(await releasedContract(), current), "docs/api/versions.md")
    .toEqual(listed);
});

test("the contract breaks nothing of itself", () => {
  expect(breakingChanges(current, current)).toEqual([]);
});

type Plant = (contract: Contract) => void;

const search = (contract: Contract) => contract.paths["/api/therapists"]!.get!;
const fieldsOf = (contract: Contract, name: string) =>
  contract.components.schemas[name] as {
    properties: Record<string, Record<string, unknown>>;
    required: string[];
  };

test.each<[string, Plant, string]>([
  [
    "an operation that is removed",
    ({ paths }) => delete paths["/api/auth/login"],
    "POST /api/auth/login: removed",
  ],
  [
    "a parameter that is removed",
    (contract) => {
      const { parameters } = search(contract);
      parameters!.splice(parameters!.indexOf(limitOfSearch(contract)), 1);
    },
    "GET /api/therapists query.limit: removed",
  ],
  [
    "a parameter that becomes required",
    (contract) => limitOfSearch(contract).required = true,
    "GET /api/therapists query.limit: made required",
  ],
  [
    "a new parameter that is required",
    (contract) => search(contract).parameters!.push({ in: "query", name: "new", required: true }),
    "GET /api/therapists query.new: made required",
  ],
  [
    "a limit that is lowered",
    (contract) => limitOfSearch(contract).schema!.maximum = 2,
    "GET /api/therapists query.limit: maximum 100 became 2",
  ],
  [
    "a status that is removed",
    (contract) => delete search(contract).responses!["200"],
    "GET /api/therapists status 200: removed",
  ],
  [
    "a type of content that is removed",
    (contract) => delete search(contract).responses!["200"]!.content!["application/json"],
    "GET /api/therapists 200 as application/json: removed",
  ],
  [
    "an operation that becomes private",
    (contract) => search(contract).security!.splice(0, 1),
    "GET /api/therapists token: made required",
  ],
  [
    "a field of a request that is removed",
    (contract) => delete fieldsOf(contract, "Credentials").properties.email,
    "request Credentials.email: removed",
  ],
  [
    "a field of a request that becomes required",
    (contract) => fieldsOf(contract, "Credentials").required.push("deviceName"),
    "request Credentials.deviceName: made required",
  ],
  [
    "a field of an answer that is removed",
    (contract) => delete fieldsOf(contract, "SignedIn").properties.expiresIn,
    "answer SignedIn.expiresIn: removed",
  ],
  [
    "a field of an answer that becomes optional",
    (contract) => fieldsOf(contract, "SignedIn").required.splice(0, 1),
    "answer SignedIn.accessToken: made optional",
  ],
  [
    "a field of an answer that may be null",
    (contract) => fieldsOf(contract, "SignedIn").properties.expiresIn!.type = ["integer", "null"],
    "answer SignedIn.expiresIn: may be null",
  ],
  [
    "a field of another type",
    (contract) => fieldsOf(contract, "SignedIn").properties.expiresIn!.type = "string",
    "answer SignedIn.expiresIn: integer became string",
  ],
  [
    "a value that is removed",
    (contract) => (fieldsOf(contract, "Problem").properties.errCode!.enum as string[]).shift(),
    "answer Problem.errCode: ERR_INVALID_INPUT removed",
  ],
])("%s breaks the contract", (_, plant, expected) => {
  const changed = structuredClone(current);
  plant(changed);
  expect(breakingChanges(current, changed)).toEqual([expected]);
});

test("new operations, optional fields, higher limits and new values break nothing", () => {
  const changed = structuredClone(current);
  changed.paths["/api/new"] = { get: {} };
  fieldsOf(changed, "Credentials").properties.nickname = { type: "string" };
  fieldsOf(changed, "SignedIn").properties.nickname = { type: "string" };
  fieldsOf(changed, "SignedIn").required.push("nickname");
  (fieldsOf(changed, "Problem").properties.errCode!.enum as string[]).push("ERR_NEW");
  search(changed).parameters!.push({ in: "query", name: "new" });
  limitOfSearch(changed).schema!.maximum = 1000;
  expect(breakingChanges(current, changed)).toEqual([]);
});

function limitOfSearch(contract: Contract) {
  const parameters = search(contract).parameters!.filter((one) => "name" in one);
  return parameters.find(({ name }) => name === "limit")!;
}
