import { createMiddleware } from "hono/factory";
import { second } from "../domain/duration.ts";
import { DomainError } from "../domain/errors.ts";
import { problem } from "./errors.ts";
import type { Env } from "./router.ts";

type ApiVersion = {
  /** The day of its first breaking change. */
  date: string;
  /** Once there is a newer one (ms): since when it should not be used, and when it ends. */
  deprecated?: { since: number; endsAt: number };
};

type ApiVersions = readonly [...ApiVersion[], ApiVersion];

/** Oldest first; the last one is current. How long each one works is in `docs/api/versions.md`. */
export const apiVersions: ApiVersions = [{ date: "2026-11-28" }];

export const currentVersion = apiVersions.at(-1)!.date;

export const versionHeader = "API-Version";

/** Refuses versions that are unknown or ended, and names the version of an answer and its end. */
export function apiVersion(versions: ApiVersions = apiVersions) {
  const current = versions.at(-1)!;

  return createMiddleware<Env>(async (c, next) => {
    const now = c.get("now");
    const working = versions.filter(({ deprecated }) => !deprecated || now < deprecated.endsAt);
    const sent = c.req.header(versionHeader);
    const chosen = sent === undefined ? current : working.find(({ date }) => date === sent);
    if (!chosen) {
      const detail = `Versions that work: ${working.map(({ date }) => date).join(", ")}`;
      const refusal = problem(c, new DomainError("ERR_API_VERSION", { detail }));
      refusal.headers.set(versionHeader, current.date);
      return refusal;
    }
    await next();
    // c.header() would copy the finished response for every header.
    const { headers } = c.res;
    headers.set(versionHeader, chosen.date);
    if (versions.length > 1) headers.append("Vary", versionHeader);
    if (!chosen.deprecated) return;
    const { since, endsAt } = chosen.deprecated;
    // RFC 9745 and RFC 8594.
    headers.set("Deprecation", `@${Math.floor(since / second)}`);
    headers.set("Sunset", new Date(endsAt).toUTCString());
  });
}
