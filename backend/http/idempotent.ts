import { z } from "@hono/zod-openapi";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { day, minute } from "../domain/duration.ts";
import { DomainError } from "../domain/errors.ts";
import { problem } from "../domain/field-problem.ts";
import type { Repositories } from "../ports/persistence.ts";
import type { Ports } from "../ports/ports.ts";
import type { FirstAnswer } from "../use-cases/first-answer.ts";
import type { Env, KeyedRequest } from "./router.ts";

type Answer = { status: number; body: string };

const interruptedAfter = minute;
const replayedHeader = "Idempotency-Replayed";

const keyDescription =
  "A unique key of your choice. Repeating the request with the same key within 24 hours returns the first response " +
  "and changes nothing. While the first request still runs, a repetition gets 409 `ERR_REQUEST_IN_PROGRESS`: wait a " +
  "second, then repeat with the same key.";

export const IdempotencyKey = z.object({
  "idempotency-key": z.string().min(1).max(255).optional().openapi({ description: keyDescription }),
});

/** Of operations without an account: the key separates callers of one network address. */
export const UnguessableIdempotencyKey = z.object({
  "idempotency-key": z.string().min(16).max(255).optional().openapi({
    description:
      `${keyDescription} A caller without an account and without an API key is known by network address and key, so ` +
      "take a random one, for example a UUID.",
  }),
});

/**
 * Runs a `POST` with an Idempotency-Key once: for a day the same caller, path, key and body get the first response
 * again, whatever the order of its fields. ERR_IDEMPOTENCY_MISMATCH for another body, ERR_REQUEST_IN_PROGRESS while the first request runs. Refusals are
 * not stored, so that a refused caller can retry. `keeps`: the answer as it is or, when it has a secret, encrypted; or
 * only that there was one, for an operation that answers its repetition with the same by itself.
 */
export function idempotent(
  ports: Pick<Ports, "auth" | "persistence">,
  keeps: "answer" | "encrypted answer" | "key" = "answer",
) {
  const { auth, persistence } = ports;

  return createMiddleware<Env>(async (c, next) => {
    const request = await keyedRequest(ports, c);
    if (!request) return await next();
    const { scope, requestHash } = request;
    const stored = await persistence.transaction(async ({ idempotency }) => {
      const answer = await answerTo(request, idempotency);
      if (!answer) await idempotency.start(scope, requestHash, c.var.now);
      return answer;
    });
    if (stored && keeps === "key") {
      await next();
      if (c.res.ok) c.res.headers.set(replayedHeader, "true");
      return;
    }
    if (stored) return replayed(c, { ...stored, body: readable(stored.body) });
    await next();
    const answer = c.res.ok && { status: c.res.status, body: await kept(c.res) };
    await persistence.transaction(({ idempotency }) =>
      answer ? idempotency.finish(scope, answer) : idempotency.delete(scope)
    );
  });

  async function kept(answer: Response): Promise<string> {
    if (keeps === "key") return "";
    const text = await answer.clone().text();
    return keeps === "encrypted answer" ? auth.encrypt(text) : text;
  }

  function readable(body: string): string {
    if (keeps !== "encrypted answer") return body;
    const text = auth.decrypt(body);
    // Its key has left the server since.
    if (text === null) throw inProgress();
    return text;
  }
}

/** As `idempotent`, for an operation that stores its answer itself, with `firstAnswer`, in the transaction of its work. */
export function idempotentInWork(ports: Pick<Ports, "auth" | "persistence">) {
  return createMiddleware<Env>(async (c, next) => {
    const request = await keyedRequest(ports, c);
    if (!request) return await next();
    const stored = await answerTo(request, ports.persistence.idempotency);
    if (stored) return replayed(c, stored);
    c.set("keyedRequest", request);
    await next();
  });
}

/** Undefined for a request without a key. `present` makes the body of the answer. */
export function firstAnswer<Result>(
  request: KeyedRequest | undefined,
  status: number,
  present: (result: Result) => unknown,
): FirstAnswer<Result> | undefined {
  return request && {
    async requireNone({ idempotency }) {
      if (await answerTo(request, idempotency)) throw inProgress();
    },
    async store({ idempotency }, result) {
      const { scope, requestHash, now } = request;
      const answer = { status, body: JSON.stringify(present(result)) };
      await idempotency.store(scope, requestHash, answer, now);
    },
  };
}

/** Null without a key, and for a method that changes nothing. */
async function keyedRequest({ auth }: Pick<Ports, "auth">, c: Context<Env>) {
  const key = c.req.header("idempotency-key");
  if (key === undefined || c.req.method !== "POST") return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [problem("Idempotency-Key", "ERR_INVALID_STRING", { least: 1, most: 255 })],
    });
  }
  const { account, address, apiKey, now } = c.var;
  const caller = account
    ? `user ${account.userId}`
    : apiKey
    ? `key ${apiKey.id}`
    : `address ${address}`;
  const scope = auth.hashSecret([caller, c.req.path, key].join("\n"));
  return { scope, requestHash: auth.hashSecret(sortedJson(await c.req.text())), now };
}

/** The same for the same fields in another order; a text that is no JSON as it is. */
function sortedJson(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text),
      (_, value: unknown) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1))
          : value,
    );
  } catch {
    return text;
  }
}

/** The stored answer, or null when this request is the first. */
async function answerTo(
  { scope, requestHash, now }: KeyedRequest,
  idempotency: Repositories["idempotency"],
): Promise<Answer | null> {
  const stored = await idempotency.find(scope);
  if (!stored || now - stored.startedAt > (stored.answer ? day : interruptedAfter)) return null;
  if (stored.requestHash !== requestHash) throw new DomainError("ERR_IDEMPOTENCY_MISMATCH");
  if (!stored.answer) throw inProgress();
  return stored.answer;
}

function inProgress(): DomainError {
  return new DomainError("ERR_REQUEST_IN_PROGRESS", { retryAfter: 1 });
}

function replayed(c: Context<Env>, { status, body }: Answer): Response {
  return c.body(body, status as ContentfulStatusCode, {
    "Content-Type": "application/json",
    [replayedHeader]: "true",
  });
}
