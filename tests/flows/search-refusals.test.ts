import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "tests/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("a code that does not exist is refused with the nearest one, as is a range that ends before it begins", async () => {
  const refused: [object, object][] = [
    [{ languages: ["english"] }, { path: "languages.0", params: { nearest: "ENGLISH" } }],
    [{ needs: ["BURNOUT", "STRES"] }, { path: "needs.1", params: { nearest: "STRESS" } }],
    [{ cities: ["ATLANTIS"] }, { path: "cities.0", params: { allowedCount: 5 } }],
    [{ meetingTypes: ["VIDEO"] }, { path: "meetingTypes.0", params: { allowedCount: 2 } }],
    [{ practices: ["XXX"] }, { path: "practices.0", params: { allowedCount: 35 } }],
  ];
  for (const [filters, error] of refused) {
    for (const [path, rest] of [["search", {}], ["compare", { ids: ["kulli-magi"] }]] as const) {
      const answer = await app.post(`/therapists/${path}`, { ...filters, ...rest });
      expect(answer.status, JSON.stringify(filters)).toBe(400);
      expect((await answer.json()).errors).toMatchObject([{
        errCode: "ERR_INVALID_VALUE",
        ...error,
      }]);
    }
  }
  const reversed: [object, object][] = [
    [{ priceFromCents: 9000, priceToCents: 5000 }, {
      path: "priceToCents",
      params: { least: 9000 },
    }],
    [{ durationFrom: 90, durationTo: 60 }, { path: "durationTo", params: { least: 90 } }],
    [{ freeOn: { from: "2026-12-06", to: "2026-12-05" } }, { path: "freeOn.to" }],
  ];
  for (const [filters, error] of reversed) {
    const answer = await app.post("/therapists/search", filters);
    expect([answer.status, (await answer.json()).errors]).toMatchObject([400, [error]]);
  }
});

test("a limit that is too small or sent twice is named as such", async () => {
  const errorOf = async (query: string) =>
    (await (await app.get(`/therapists?${query}`, { "Accept-Language": "en" })).json()).errors;
  expect(await errorOf("limit=-1")).toEqual([{
    path: "limit",
    errCode: "ERR_TOO_SMALL",
    message: expect.stringContaining("1"),
    params: { least: 1 },
  }]);
  expect(await errorOf("limit=1&limit=2")).toMatchObject([{
    path: "limit",
    errCode: "ERR_REPEATED",
  }]);
  expect(await errorOf("limit=x")).toMatchObject([{ path: "limit", errCode: "ERR_INVALID_TYPE" }]);
});

test("the address of the search has no other method, although a practitioner's would", async () => {
  for (const method of ["GET", "HEAD", "DELETE", "PUT"]) {
    const answer = await app.request("/api/therapists/search", { method });
    expect([method, answer.status, answer.headers.get("Allow")]).toEqual([method, 405, "POST"]);
  }
  const list = await app.request("/api/therapists", { method: "DELETE" });
  expect([list.status, list.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("an invalid search is refused field by field", async () => {
  const nonsense = [
    [{ sort: "random" }, "sort"],
    [{ limit: 51 }, "limit"],
    [{ near: { lat: 91, lon: 0 } }, "near.lat"],
    [{ cursor: "invented" }, "cursor"],
    [{ freeWithinDays: 0 }, "freeWithinDays"],
    [{ partOfDay: "night" }, "partOfDay"],
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
  ] as const;
  for (const [request, path] of nonsense) {
    const response = await app.post("/therapists/search", request);
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].path).toBe(path);
  }
});
