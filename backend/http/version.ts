import { z } from "@hono/zod-openapi";
import { shortInstantText } from "../domain/instant-text.ts";
import { optional } from "./json-bodies.ts";

/** An instant (ms) as the API writes it. */
export const instantText = shortInstantText;

export function optionalInstantText(instant: number | null): string | null {
  return instant === null ? null : instantText(instant);
}

export function etagOf({ updatedAt }: { updatedAt: number }): string {
  return `"${instantText(updatedAt)}"`;
}

/**
 * The version (ms) that an If-Match header requires; undefined when it requires none, NaN, which matches no version,
 * when it is not one of our ETags. A compressed answer has a weak one; what follows `_` names the content of an answer.
 */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch === "*") return undefined;
  return Date.parse(/^(?:W\/)?"([^"_]+)(?:_[\w-]+)?"$/.exec(ifMatch)?.[1] ?? "");
}

export const IfMatch = z.object({
  "if-match": optional(
    z.string().max(100).openapi({
      description:
        "The ETag of the version you read, or its `version` where the response has one. The request is refused with `ERR_STALE` when the resource has changed " +
        "since. Without the header the change is applied to any version.",
    }),
  ),
});

export const etag = {
  ETag: {
    description: "The version of the resource. Send it as `If-Match` when you change the resource.",
    schema: { type: "string" as const, maxLength: 40 },
  },
};
