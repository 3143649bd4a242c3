import { afterAll, describe, expect, test } from "vitest";
import { operations } from "../support/answer-schemas.ts";
import { watch } from "../support/response-checks.ts";
import { ours } from "../support/sign-in-steps.ts";
import { createTestSite } from "../support/test-site.ts";
import { openTestApp } from "../test-app.ts";

const app = await openTestApp();
const built = await Deno.makeTempDir({ prefix: "built-", dir: "tests/reports" }).catch(async () => {
  await Deno.mkdir("tests/reports", { recursive: true });
  return await Deno.makeTempDir({ prefix: "built-", dir: "tests/reports" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await Deno.remove(built, { recursive: true });
});
for (const folder of ["assets", "assets/.git", "assets/deep"]) {
  await Deno.mkdir(`${built}/${folder}`);
}
const files = {
  shown: ["assets/app.js", "embed.js", "favicon.svg"],
  hidden: [
    "assets/.env",
    "assets/.git/config",
    "assets/app.js.map",
    "assets/deep/app.css.map",
    ".env",
    "secret.txt",
  ],
};
for (const file of [...files.shown, ...files.hidden]) {
  await Deno.writeTextFile(`${built}/${file}`, "the content of a file");
}
await Deno.writeTextFile(`${built}/index.html`, "<!doctype html><title>the catalogue</title>");

function site(settings: Parameters<typeof createTestSite>[1] = {}, ports = app.ports) {
  return createTestSite({ ...app, ports }, {
    storybook: true,
    folders: { frontend: built, storybook: built, docs: built },
    ...settings,
  });
}

const pages = ["/", "/login", "/journal", "/nowhere", "/docs"];
const places = [...pages, "/openapi.json", "/health", "/ready"];

describe("on every page", () => {
  const everywhere = site();
  watch(everywhere);
  test.each([...pages, "/@kadri/massage"])(
    "%s runs only our own scripts and cannot be framed",
    async (path) => {
      const { headers } = await everywhere.request(path, { headers: { Accept: "text/html" } });
      const policy = headers.get("content-security-policy")!;
      expect(policy).not.toMatch(/unsafe-|\*|https?:(?!\/\/)/);
      expect(policy).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; style-src 'self'/,
      );
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("object-src 'none'");
      const isBookingPage = path.startsWith("/@");
      expect(policy).toContain(`frame-ancestors ${isBookingPage ? "'self'" : "'none'"}`);
      expect(headers.get("x-frame-options")).toBe(isBookingPage ? null : "DENY");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("strict-transport-security")).toBeNull();
    },
  );

  test.each([
    "/openapi.json",
    "/health",
    "/api/therapists?limit=1",
    "/api/none",
    "/assets/app.js",
    "/embed.js",
    "/storybook/assets/app.js",
    "/favicon.svg",
  ])("%s, which is no page, may load and do nothing", async (path) => {
    const { headers } = await everywhere.request(path);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get("x-frame-options")).toBe("DENY");
  });

  test("only the script for other sites and the contract may be loaded by them", async () => {
    const open = ["/embed.js", "/openapi.json", "/openapi.yaml"];
    for (const path of [...open, "/assets/app.js", "/docs/operations/bookTime.json"]) {
      const { headers } = await everywhere.request(path);
      const loadedBy = open.includes(path) ? "cross-origin" : "same-origin";
      expect(headers.get("cross-origin-resource-policy")).toBe(loadedBy);
    }
  });

  test.each(["/docs", "/assets/app.js", "/api/therapists?limit=1"])(
    "%s keeps its policy when it is unchanged",
    async (path) => {
      const first = await everywhere.request(path);
      const unchanged = await everywhere.request(path, {
        headers: { "If-None-Match": first.headers.get("etag")! },
      });
      expect(unchanged.status).toBe(304);
      expect(unchanged.headers.get("content-security-policy"))
        .toBe(first.headers.get("content-security-policy"));
    },
  );

  test("no page of the product is shown below the catalogue, whose policy is weaker", async () => {
    for (const path of ["/storybook/nowhere", "/storybook/..%2fjournal"]) {
      const answer = await everywhere.request(path, { headers: { Accept: "text/html" } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(answer.headers.get("content-security-policy")).not.toContain("unsafe");
    }
  });

  test("only the catalogue may run inline scripts", async () => {
    const policyOf = async (path: string) =>
      (await everywhere.request(path)).headers.get("content-security-policy");
    expect(await policyOf("/storybook/")).toContain("'unsafe-inline'");
    for (const path of ["/storybooks", "/storybook.html", "/x/storybook/", "/%73torybookx"]) {
      expect(await policyOf(path), path).not.toContain("unsafe");
    }
  });
});

test("the catalogue is not found when off, and elsewhere when it has an origin of its own", async () => {
  const off = site({ storybook: false });
  const elsewhere = site({ storybook: "https://kit.heaolu.example/" });
  for (const path of ["/storybook", "/storybook/", "/storybook/assets/app.js"]) {
    const hidden = await off.request(path, { headers: { Accept: "text/html" } });
    expect(hidden.status).toBe(404);
    expect(hidden.headers.get("content-security-policy")).not.toContain("unsafe");
    const moved = await elsewhere.request(path);
    expect([moved.status, moved.headers.get("location")])
      .toEqual([302, "https://kit.heaolu.example/"]);
    expect(moved.headers.get("content-security-policy")).not.toContain("unsafe");
  }
  expect((await off.request("/docs")).status).toBe(200);
});

test("a partner's page may frame only the booking page", async () => {
  const partner = "https://clinic.example";
  const shared = site({ corsOrigins: [partner] });
  const framersOf = async (path: string) =>
    /frame-ancestors ([^;]+)/.exec(
      (await shared.request(path)).headers.get("content-security-policy")!,
    )?.[1];
  expect(await framersOf("/@kadri/massage")).toBe(`'self' ${partner}`);
  for (const path of ["/", "/login", "/journal", "/docs"]) {
    expect(await framersOf(path), path).toBe("'none'");
  }
  expect(await framersOf("/storybook/")).toBe("'self'");
});

test("our pages may frame the provider's booking page and no other", async () => {
  const origin = "https://calendly.example";
  const scheduling = { ...app.ports.scheduling, origin };
  const away = site({}, { ...app.ports, scheduling });
  const policy = (await away.request("/")).headers.get("content-security-policy");
  expect(/frame-src ([^;]+)/.exec(policy!)?.[1]).toBe(origin);
});

describe("behind https", () => {
  const secure = site({ publicUrl: "https://heaolu.example" });
  test.each(places)("%s sets HSTS for two years", async (path) => {
    const { headers } = await secure.request(path, { headers: { Accept: "text/html" } });
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
    expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
  });

  test("the refresh cookie is Secure, host-only and HttpOnly", async () => {
    const answer = await secure.request("/api/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" }),
    });
    const cookie = answer.headers.get("set-cookie")!;
    expect(cookie).toMatch(/^__Host-rt=/);
    for (const flag of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/"]) {
      expect(cookie).toContain(flag);
    }
    expect(cookie).not.toContain("Domain");
  });
});

test("signing out clears the browser's data", async () => {
  const answer = await app.post("/auth/logout", undefined, ours);
  expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect(answer.headers.get("set-cookie")).toMatch(/^rt=;.*Max-Age=0/);
});

test.each([
  [{ "Sec-Fetch-Site": "cross-site" }],
  [{ "Sec-Fetch-Site": "same-site" }],
  [{ "Sec-Fetch-Site": "none" }],
  [{ "Sec-Fetch-Site": "" }],
  [{ "Sec-Fetch-Site": "same-origin", "X-Requested-With": "XMLHttpRequest" }],
  [{ "Sec-Fetch-Site": "same-origin", "X-Requested-With": "" }],
  [{ "Origin": "https://evil.example" }],
  [{ "Origin": "null" }],
  [{ "Origin": "http://localhost:8001" }],
  [{ "Origin": "http://localhost:8000.evil.example" }],
] as Record<string, string>[][])(
  "%j is refused by every route that reads the cookie",
  async (headers) => {
    const { headers: signedIn } = await app.post("/auth/login", {
      email: "client@demo.heaolu.ee",
      password: "heaolu-demo-2026",
    });
    const Cookie = signedIn.get("set-cookie")!.split(";")[0]!;
    const sent = { "X-Requested-With": "heaolu", Cookie, ...headers };
    for (const path of ["/auth/refresh", "/auth/logout"]) {
      const refused = await app.post(path, undefined, sent);
      expect([400, 403]).toContain(refused.status);
      expect(refused.headers.get("set-cookie")).toBeNull();
    }
    expect((await app.post("/auth/refresh", undefined, { ...ours, Cookie })).status).toBe(200);
  },
);

describe("for pages of other origins", () => {
  const partner = "https://partner.example";
  const preflightHeaders = { Origin: partner, "Access-Control-Request-Method": "PUT" };

  test.each(["/therapists", "/auth/me", "/auth/login"])("%s is closed", async (path) => {
    for (const method of ["GET", "OPTIONS"]) {
      const { headers } = await app.send(method, path, undefined, preflightHeaders);
      expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });

  test("named origins may call with a token, never with our cookie", async () => {
    const settings = { corsOrigins: [partner] };
    await using open = await openTestApp({ settings });
    const answer = await open.get("/therapists?limit=1", { Origin: partner });
    expect(answer.headers.get("access-control-allow-origin")).toBe(partner);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("vary")).toContain("Origin");
    const preflight = await open.send("OPTIONS", "/therapists", undefined, preflightHeaders);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");

    for (const origin of ["https://evil.example", `${partner}.evil.example`, "null", "*"]) {
      const refused = await open.get("/therapists?limit=1", { Origin: origin });
      expect(refused.headers.get("access-control-allow-origin")).toBeNull();
    }
    const { status } = await open.post("/auth/refresh", undefined, {
      ...ours,
      Origin: partner,
      "Sec-Fetch-Site": "cross-site",
    });
    expect(status).toBe(403);
  });
});

describe("of files", () => {
  const shop = site();
  test.each(files.shown)("%s is served", async (file) => {
    expect(await (await shop.request(`/${file}`)).text()).toBe("the content of a file");
  });

  test.each([
    ...files.hidden.flatMap((file) => [`/${file}`, `/storybook/${file}`]).filter((path) =>
      path !== "/storybook/secret.txt"
    ),
    "/assets/%2eenv",
    "/assets/.git%2fconfig",
    "/assets/../secret.txt",
    "/assets/%2e%2e/secret.txt",
    "/assets/..%2fsecret.txt",
    "/assets/..\\secret.txt",
    "/assets//secret.txt",
    "/assets/%00/app.js",
    "/files/portraits/..%2f..%2fhouse.db",
    "/files/app.db",
    "/docs/../deno.json",
    "/docs/package.json",
  ])("%s is not", async (path) => {
    const answer = await shop.request(`http://localhost${path}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain("the content of a file");
  });
});

test("the API and the contract have the same routes", () => {
  const known = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  const routed = new Set(
    site().routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")}`),
  );
  expect([...routed].sort()).toEqual([...known].sort());
});
