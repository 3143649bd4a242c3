/**
 * The backend in a process that can be killed, with a clock set from outside: `server-process.ts
 * <folder> <port> [database]`. Beside the API it answers `/test/…`, which only tests call.
 */
import { checkIntegrity } from "db/check.ts";
import { createApp } from "backend/http/app.ts";
import { finishEndedTherapySessions } from "backend/use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";
import { reconcileTherapySessions } from "backend/use-cases/therapy-sessions/reconcile-therapy-sessions.ts";
import { openTestPorts, publicUrl } from "../../test-app.ts";
import { watchLoop } from "../../bench/loop-lag.ts";
import { makeWorld } from "./world.ts";

const [folder, port, url] = Deno.args;
let now = 0;
const { database, ports, close } = await openTestPorts(folder!, { now, ...(url && { url }) });
const { app } = createApp(ports, {
  publicUrl,
  brand: "Heaolu",
  contactEmail: "tere@heaolu.ee",
  clock: () => now,
  isTrustedProxy: (address) => address === "127.0.0.1",
  maxOpenBookings: 1000,
});

const answers: Record<string, (body: never) => Promise<unknown>> = {
  "/test/world": (terms: Parameters<typeof makeWorld>[1]) => makeWorld({ database, ports }, terms),
  "/test/clock": async (at: { now: number }) => {
    now = at.now;
    while (await finishEndedTherapySessions(ports, now) > 0);
    await reconcileTherapySessions(ports, now);
    return {};
  },
  // SQLite 3.45 reports false faults of a search index over a read-only connection.
  "/test/integrity": () => database.transaction((tx) => checkIntegrity(tx)),
  "/test/loop-lag": () => {
    const lag = loop.stop();
    loop = watchLoop();
    return Promise.resolve(lag);
  },
};

let loop = watchLoop();

const server = Deno.serve({ port: Number(port), hostname: "127.0.0.1", onListen() {} }, answer);

async function answer(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
  const own = answers[new URL(request.url).pathname];
  if (own) return Response.json(await own(await request.json() as never));
  return await app.fetch(await signed(request), info);
}

/**
 * Access tokens expire when the clock leaps, so each request names its user and gets a fresh
 * token.
 */
async function signed(request: Request): Promise<Request> {
  const userId = request.headers.get("X-As");
  if (!userId) return request;
  const { accessToken } = await ports.auth.issueAccessToken({ userId, signInId: userId }, now);
  const headers = new Headers(request.headers);
  headers.set("Authorization", `Bearer ${accessToken}`);
  return new Request(request, { headers });
}

Deno.addSignalListener("SIGTERM", async () => {
  await server.shutdown();
  await close();
  Deno.exit(0);
});
