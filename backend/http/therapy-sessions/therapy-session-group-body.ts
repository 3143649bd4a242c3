import { z } from "@hono/zod-openapi";

export const GroupChangeBody = z.object({
  sessions: z.int().min(1).max(1000).openapi({
    description: "How many participants the change is for; each gets a mail",
  }),
}).openapi("GroupChange");
