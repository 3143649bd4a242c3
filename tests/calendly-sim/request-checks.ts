import { createMiddleware } from "hono/factory";
import type { Fault } from "./faults.ts";
import { faultsIn, madeHuge, withExtra, withoutOptional } from "./faults.ts";
import { missingScope, Refusal, unauthenticated } from "./errors.ts";
import type { Plan, Token, World } from "./state.ts";

export type ApiEnv = { Variables: { token: Token } };

const perMinute: Record<Plan, number> = { free: 50, trial: 500, paid: 500, enterprise: 500 };

/** Runs for every request: faults, the token and the rate limit with its headers. */
export function gateOf(world: World, faults: ReturnType<typeof faultsIn>, stopped: AbortSignal) {
  const spent = new Map<string, { since: number; count: number }>();

  return createMiddleware<ApiEnv>(async (c, next) => {
    const fault = faults.take(c.req.method, c.req.path);
    if (fault?.kind === "slow") await until(fault.ms, stopped);
    if (fault?.kind === "server-error") return c.json(serverError, 500);
    if (fault?.kind === "redirect") return c.redirect("/elsewhere", 302);
    if (fault?.kind === "too-many") return tooMany(fault);
    const token = tokenOf(world, c.req.header("authorization"));
    if (fault?.kind === "expired-token") throw unauthenticated("The access token expired");
    const limit = world.settings.requestsPerMinute ?? perMinute[token.person.plan];
    const window = windowOf(token);
    window.count++;
    const reset = Math.max(1, Math.ceil((window.since + 60_000 - world.clock()) / 1000));
    const headers = {
      "X-RateLimit-Limit": String(limit),
      "X-RateLimit-Remaining": String(Math.max(0, limit - window.count)),
      "X-RateLimit-Reset": String(reset),
    };
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (window.count > limit) return c.json({}, 429);
    if (fault?.kind === "calendar-error") {
      return c.json({
        title: "External Calendar Error",
        message: "There is a problem accessing your calendar.",
      }, 424);
    }
    c.set("token", token);
    await next();
    if (fault) c.res = await spoiled(c.res, fault);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

  function windowOf({ person }: Token) {
    const known = spent.get(person.uuid);
    if (known && world.clock() - known.since < 60_000) return known;
    const fresh = { since: world.clock(), count: 0 };
    spent.set(person.uuid, fresh);
    return fresh;
  }

  async function spoiled(answer: Response, fault: Fault): Promise<Response> {
    if (fault.kind === "commit-then-timeout") await until(Infinity, stopped);
    if (fault.kind === "commit-then-error") return Response.json(serverError, { status: 500 });
    if (fault.kind === "malformed-json") {
      return new Response('{"collection": [', { status: answer.status });
    }
    const change = changes[fault.kind];
    if (!change || !answer.ok || answer.status === 204) return answer;
    return Response.json(change(await answer.json()), { status: answer.status });
  }
}

const serverError = {
  title: "Internal Server Error",
  message: "The server encountered an unexpected condition that prevented it from fulfilling " +
    "the request.",
};

const changes: Partial<Record<Fault["kind"], (value: unknown) => unknown>> = {
  "missing-optional": withoutOptional,
  "unknown-extra": withExtra,
  huge: madeHuge,
};

function tooMany({ reset, retryAfter }: Extract<Fault, { kind: "too-many" }>): Response {
  return new Response(null, {
    status: 429,
    headers: {
      ...(reset !== null && {
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": String(reset),
      }),
      ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
    },
  });
}

function tokenOf(world: World, header: string | undefined): Token {
  const [, value] = /^Bearer (\S+)$/.exec(header ?? "") ?? [];
  const token = world.tokens.find((one) => one.value === value);
  if (!token) throw unauthenticated();
  if (token.isExpired) throw unauthenticated("The access token expired");
  return token;
}

/** The scope `:write` includes `:read` of the same domain. */
export function needScope({ scopes }: Token, scope: string): void {
  const write = scope.replace(/:read$/, ":write");
  if (!scopes.includes(scope) && !scopes.includes(write)) throw missingScope(scope);
}

/** Waits, but not longer than the simulator runs. */
async function until(ms: number, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = ms === Infinity ? undefined : setTimeout(resolve, ms);
    stopped.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}

/** The body of an error answer. */
export function answerRefusal(error: Error): Response {
  if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
  console.error(error);
  return Response.json(serverError, { status: 500 });
}
