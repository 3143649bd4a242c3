import type { Quota } from "../domain/quota.ts";
import { second } from "../domain/duration.ts";

/** As the IETF draft "RateLimit header fields for HTTP" writes them. `now` in ms. */
export function quotaHeaders(
  { limit, windowMs, left, endsAt }: Quota,
  now: number,
): [name: string, value: string][] {
  return [
    ["RateLimit-Policy", `"requests";q=${limit};w=${windowMs / second}`],
    ["RateLimit", `"requests";r=${left};t=${Math.ceil((endsAt - now) / second)}`],
  ];
}
