import { afterAll, beforeAll, expect, test } from "vitest";
import { apiVersions, currentVersion } from "backend/http/api-version.ts";
import { operations } from "../support/answer-schemas.ts";
import { readSource } from "../support/source-files.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
beforeAll(async () => void (app = await openTestApp()));
afterAll(() => app[Symbol.asyncDispose]());

test.each([
  ["an answer", "/therapists?limit=1", {}],
  ["an answer for the version that was sent", "/therapists?limit=1", {
    "API-Version": currentVersion,
  }],
  ["a refusal", "/auth/me", {}],
  ["an unknown path", "/nowhere", {}],
])("%s names the current version", async (_, path, headers) => {
  const answer = await app.get(path, headers);
  expect(answer.headers.get("api-version")).toBe(currentVersion);
});

test.each([
  ["et", "Sellist API-versiooni ei ole või seda enam ei toetata."],
  ["en", "This version of the API doesn’t exist or is no longer supported."],
  ["ru", "Такой версии API нет, или она больше не поддерживается."],
])("an unknown version is refused in %s, also before signing in", async (language, title) => {
  const headers = { "API-Version": "2020-01-01", "Accept-Language": language };
  for (const path of ["/therapists", "/auth/me"]) {
    const answer = await app.get(path, headers);
    expect(answer.headers.get("api-version")).toBe(currentVersion);
    expect(await answer.json())
      .toMatchObject({ status: 400, errCode: "ERR_API_VERSION", title });
  }
});

test("every operation of the contract accepts the header", () => {
  const without = operations.filter(({ parameters }) => !parameters.includes("API-Version"));
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
});

test("the guide lists every version", async () => {
  const listed = (await readSource("docs/api/versions.md")).matchAll(/^\| `(\d{4}-\d\d-\d\d)`/gm);
  expect([...listed].map(([, date]) => date)).toEqual(apiVersions.map(({ date }) => date));
});

test("pages of other origins may send the header and read the answers", async () => {
  const partner = "https://partner.example";
  await using open = await openTestApp({ settings: { corsOrigins: [partner] } });
  const preflight = await open.send("OPTIONS", "/therapists", undefined, {
    Origin: partner,
    "Access-Control-Request-Method": "GET",
    "Access-Control-Request-Headers": "API-Version",
  });
  expect(preflight.headers.get("access-control-allow-headers")).toContain("API-Version");
  for (const version of [currentVersion, "2020-01-01"]) {
    const answer = await open.get("/therapists?limit=1", {
      Origin: partner,
      "API-Version": version,
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe(partner);
    const exposed = answer.headers.get("access-control-expose-headers")!.split(",");
    expect(exposed).toEqual(expect.arrayContaining(["API-Version", "Deprecation", "Sunset"]));
  }
});
