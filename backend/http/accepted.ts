import { z } from "@hono/zod-openapi";

/** For what is done later or must not say whether it is done at all. */
export const accepted = {
  202: {
    description: "Whatever there is to do is being done",
    content: {
      "application/json": { schema: z.object({}).openapi("Accepted", { example: {} }) },
    },
  },
};
