import { z } from "@hono/zod-openapi";
import { hasHiddenControl } from "../domain/visible-text.ts";
import { refused } from "./field-problems.ts";

/** A text of several lines that another person reads. One with control characters is refused. */
export function sharedText(maxLength: number) {
  return z.string().trim().max(maxLength).refine(
    (text) => !hasHiddenControl(text),
    refused("ERR_INVALID_CHARACTER"),
  );
}
