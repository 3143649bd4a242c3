import { z } from "@hono/zod-openapi";

/** Mails and authenticator apps show a code in two groups, and people copy it with the space. */
export const SixDigits = z.string().max(7).regex(/^\d{3} ?\d{3}$/)
  .transform((code) => code.replace(" ", ""));
