import { Hono } from "hono";
import { openTestApp } from "../test-app.ts";
import { overHttp, requestText } from "./over-http.ts";
import { ms, rate, type Row, share } from "./rounds.ts";

const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** P9: the cost of the HTTP layer (ids, languages, headers, sign-in, validation) compared with a bare Hono route. */
export async function benchStack(): Promise<Row[]> {
  await using app = await openTestApp({ history: true, settings: { log: () => {} } });
  const client = await app.signIn("client@demo.heaolu.ee");
  const answer = await (await app.get("/auth/providers")).json();
  const bare = new Hono().get("/small", (c) => c.json(answer));
  const figures = await overHttp([
    { name: "bare", site: bare, requests: [requestText("GET", "/small", { headers: browser })] },
    {
      name: "public",
      site: app,
      requests: [requestText("GET", "/api/auth/providers", { headers: browser })],
    },
    {
      name: "signed in",
      site: app,
      requests: [
        requestText("GET", "/api/auth/me", { headers: { ...client.headers, ...browser } }),
      ],
    },
  ], { clients: 32 });
  const floor = figures.get("bare")!.perSecond;
  return [
    { what: "P9 a small public JSON (sign-in providers)", name: "public", goal: "≥ 50 %" },
    { what: "P9 a small JSON, signed in (current user)", name: "signed in", goal: "≥ 20 %" },
  ].map(({ what, name, goal }) => {
    const { perSecond, p95 } = figures.get(name)!;
    return {
      what,
      figure: `${rate(perSecond)}, p95 ${ms(p95)}`,
      floor: `${rate(floor)} (bare Hono)`,
      ratio: share(perSecond, floor),
      goal,
    };
  });
}
