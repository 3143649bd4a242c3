import { z } from "@hono/zod-openapi";
import { visibleLine, visibleText } from "../../domain/visible-text.ts";

const inLanguages = (part: z.ZodString) => z.object({ et: part, en: part, ru: part });

/** A text of one line in the three languages; any may be empty. */
export const lineText = (most: number) => inLanguages(z.string().max(most).overwrite(visibleLine));

/** A text of several lines. */
export const longText = (most: number) => inLanguages(z.string().max(most).overwrite(visibleText));

/** A file whose white space counts. */
export const rawText = (most: number) => inLanguages(z.string().max(most));
