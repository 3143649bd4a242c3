import { expect, test } from "vitest";
import { faultsOf } from "../support/response-checks.ts";

const good = {
  "Content-Type": "application/json",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Request-Id": "12345678",
  "Content-Security-Policy": "default-src 'none'",
  "Cache-Control": "no-store",
};
const me = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  name: "Mari Tamm",
  email: "mari.tamm@example.ee",
  profileUrl: null,
  therapistId: null,
  approval: null,
  roles: ["client"],
  language: "et",
  timeZone: "Europe/Tallinn",
  emailVerified: true,
};

type Sent = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };

function judge({ status = 200, body = {}, text, headers = {} }: Sent, path = "/api/leads"): string {
  const request = new Request(`http://localhost${path}`, {
    headers: { Authorization: "Bearer x" },
    method: path === "/api/leads" ? "POST" : "GET",
  });
  const content = text ?? JSON.stringify(body);
  const all = new Headers({ ...good, ...headers });
  for (const [name, value] of Object.entries(headers)) if (value === "") all.delete(name);
  return faultsOf(request, new Response(content, { status, headers: all }), content).join("; ");
}

test("a correct response has no fault", () => {
  expect(judge({ status: 202 })).toBe("");
});

test.each<[string, Sent]>([
  ["a server failure", { status: 500 }],
  ["does not name 200", { status: 200 }],
  ["a refusal as application/json", { status: 400 }],
  ["a refusal without errCode", {
    status: 400,
    headers: { "Content-Type": "application/problem+json" },
  }],
  ["must NOT have additional properties", { status: 202, body: { isAdmin: true } }],
  ["no nosniff", { status: 202, headers: { "X-Content-Type-Options": "" } }],
  ["no Referrer-Policy", { status: 202, headers: { "Referrer-Policy": "" } }],
  ["no X-Request-Id", { status: 202, headers: { "X-Request-Id": "" } }],
  ["no Content-Security-Policy", { status: 202, headers: { "Content-Security-Policy": "" } }],
  ["an unsafe Content-Security-Policy", {
    status: 202,
    headers: { "Content-Security-Policy": "default-src 'none'; script-src 'unsafe-inline'" },
  }],
  ["says server", { status: 202, headers: { Server: "nginx" } }],
  ["says x-powered-by", { status: 202, headers: { "X-Powered-By": "Hono" } }],
  ["may be stored", { status: 202, headers: { "Cache-Control": "public" } }],
  ["no WWW-Authenticate", { status: 401 }],
  ["no Retry-After", { status: 429 }],
  ["no Allow", { status: 405 }],
  ["shared with *", { status: 202, headers: { "Access-Control-Allow-Origin": "*" } }],
  ["shared with credentials", {
    status: 202,
    headers: { "Access-Control-Allow-Credentials": "true" },
  }],
  ["a stack frame", { status: 202, text: '{"x":"at open (main.ts:12:7)"}' }],
  ["an error of the database", { status: 202, text: '{"x":"SQLITE_BUSY"}' }],
  ["a path of this machine", { status: 202, text: '{"x":"/home/mari/x"}' }],
  ["a path of a package", { status: 202, text: '{"x":"node_modules/x"}' }],
  ["a password hash", { status: 202, text: '{"x":"$argon2id$v=19$m=8192"}' }],
  ["a bearer token", { status: 202, text: `{"x":"eyJhbGciOi.eyJ${"x".repeat(60)}.x"}` }],
])("%s is noticed", (fault, sent) => expect(judge(sent)).toContain(fault));

test("a missing field, a wrong type and an unknown field are noticed", () => {
  const path = "/api/auth/me";
  const { name: _, ...nameless } = me;
  expect(judge({ body: nameless }, path)).toContain("must have required property 'name'");
  expect(judge({ body: { ...me, id: 1 } }, path)).toContain("must be string");
  expect(judge({ body: { ...me, passwordHash: "x" } }, path)).toContain("passwordHash");
});
