import { z } from "@hono/zod-openapi";
import { hasHiddenControl, visibleName } from "../domain/visible-text.ts";
import { refused } from "./field-problems.ts";

/**
 * A text of several lines that another person reads, without invisible characters and marks that turn the direction of
 * writing. One with control characters is refused.
 */
export function sharedText(maxLength: number) {
  return z.string().trim().max(maxLength).refine(
    (text) => !hasHiddenControl(text),
    refused("ERR_INVALID_CHARACTER"),
  ).overwrite((text) => visibleName(text).trim());
}
