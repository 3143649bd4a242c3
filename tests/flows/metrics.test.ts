import { expect, test } from "vitest";
import { openMetrics } from "backend/http/metrics.ts";
import { openTestApp, publicUrl } from "../test-app.ts";
import { createTestSite } from "../support/test-site.ts";

const token = "q7Vw2LmZk9Rt4XcB";

test("/metrics counts requests by route, without addresses of persons, for the token alone", async () => {
  await using app = await openTestApp();
  const status = {
    version: "1.2.3",
    problems: () => Promise.resolve([]),
    warnings: () => Promise.resolve(["disk: 900 MB are left for the data"]),
  };
  const ports = { backups: null, persistence: app.ports.persistence };
  const site = createTestSite(app, {
    status,
    metrics: openMetrics({ ports, status, token, clock: app.now }),
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    site.request(`${publicUrl}${path}`, { headers });
  const secret = "https://heaolu.example/reset-password?token=secret";
  for (const path of ["/api/practices", "/api/therapists/mari@example.ee", `/api/x?to=${secret}`]) {
    await (await get(path)).body?.cancel();
  }
  expect((await get("/metrics")).status).toBe(401);
  expect((await get("/metrics", { Authorization: "Bearer q7Vw2LmZk9Rt4Xc0" })).status).toBe(401);
  const text = await (await get("/metrics", { Authorization: `Bearer ${token}` })).text();
  expect(text).toMatch(
    /heaolu_request_seconds_count{[^}]*route="\/api\/practices",status="200"} 1/,
  );
  expect(text).toContain('heaolu_info{version="1.2.3"} 1');
  expect(text).toContain("heaolu_warnings 1");
  expect(text).toContain("heaolu_failing_mails 0");
  expect(text).not.toMatch(/mari|secret/);

  const without = await createTestSite(app).request(`${publicUrl}/metrics`);
  expect(without.status).toBe(404);
});
