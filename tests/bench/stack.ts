import { Hono } from "hono";
import { openHouse } from "../house.ts";
import { perSecond, rate, type Row, share } from "./rounds.ts";

/** P9: what our doorway (ids, languages, headers, sign-in) costs beside a bare route of the same framework. */
export async function benchStack(): Promise<Row[]> {
  await using house = await openHouse();
  const client = await house.signIn("client@demo.heaolu.ee");
  const bare = new Hono().get("/small", (c) => c.json({ status: "ok" }));

  const rates = await perSecond([
    { name: "bare", run: () => bare.request("/small") },
    { name: "public", run: () => house.app.request("/api/domain-values", anonymous) },
    {
      name: "signed in",
      run: () => house.app.request("/api/auth/me", { headers: client.headers }),
    },
  ]);
  const floor = rates.get("bare")!;
  return [
    { what: "P9 public", goal: "25 %" },
    { what: "P9 signed in", goal: "10 %" },
  ].map(({ what, goal }) => {
    const ours = rates.get(what.slice(3))!;
    return { what, figure: rate(ours), floor: rate(floor), ratio: share(ours, floor), goal };
  });
}

const anonymous = { headers: { "If-None-Match": '"unknown"' } };
