import { z } from "@hono/zod-openapi";
import { hasControlCharacters, hasHiddenControl, visibleName } from "../domain/visible-text.ts";
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

/** As `sharedText`, on one line. */
export function sharedLine(maxLength: number) {
  return z.string().trim().max(maxLength).refine(
    (text) => !hasControlCharacters(text),
    refused("ERR_INVALID_CHARACTER"),
  ).overwrite((text) => visibleName(text).trim());
}
