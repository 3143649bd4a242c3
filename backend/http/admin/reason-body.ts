import { z } from "@hono/zod-openapi";
import { leadLimits } from "../../domain/lead.ts";
import { refused } from "../field-problems.ts";
import { plainText } from "../leads/lead-body.ts";

/** Mailed to the person, so it is required. */
export const ReasonBody = z
  .object({
    reason: plainText(leadLimits.reason).refine((text) => text !== "", refused("ERR_REQUIRED")),
  })
  .openapi("Reason", {
    example: { reason: "Praegu me uusi praktikuid sellest piirkonnast ei võta." },
  });
