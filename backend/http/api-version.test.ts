import { expect, test } from "vitest";
import { apiVersion } from "./api-version.ts";
import { answerErrors } from "./errors.ts";
import { requestContext } from "./request-context.ts";
import { newRouter } from "./router.ts";

const day = 86_400_000;
const since = Date.parse("2027-03-01T00:00:00Z");
const endsAt = Date.parse("2028-03-01T00:00:00Z");

function answerOf(version: string | undefined, now: number) {
  const app = newRouter();
  app.onError(answerErrors({ persistence: { failureCode: () => null } }));
  app.use(requestContext(() => now, () => false));
  app.use(apiVersion([
    { date: "2026-11-28", deprecated: { since, endsAt } },
    { date: "2027-03-01" },
  ]));
  app.get("/", (c) => c.text("answered"));
  return app.request("/", { headers: version === undefined ? {} : { "API-Version": version } });
}

test.each([undefined, "2027-03-01"])(
  "version %s is the current one and has no end",
  async (sent) => {
    const { status, headers } = await answerOf(sent, since);
    expect([status, headers.get("api-version"), headers.get("vary")])
      .toEqual([200, "2027-03-01", "API-Version"]);
    expect([headers.get("deprecation"), headers.get("sunset")]).toEqual([null, null]);
  },
);

test("an old version works until its end, and every answer names the end", async () => {
  const { status, headers } = await answerOf("2026-11-28", endsAt - 1);
  expect([status, headers.get("api-version")]).toEqual([200, "2026-11-28"]);
  expect(headers.get("deprecation")).toBe("@1803859200");
  expect(headers.get("sunset")).toBe("Wed, 01 Mar 2028 00:00:00 GMT");
});

test.each([
  ["an ended version", "2026-11-28", endsAt],
  ["a day without a version", "2026-11-29", since],
  ["no day", "1", since - day],
  ["an empty version", "", since - day],
])("%s is refused with the versions that work", async (_, sent, now) => {
  const answer = await answerOf(sent, now);
  expect(answer.headers.get("api-version")).toBe("2027-03-01");
  expect(await answer.json()).toMatchObject({
    status: 400,
    errCode: "ERR_API_VERSION",
    detail: expect.stringMatching(/^Versions that work: .*2027-03-01$/),
  });
});
