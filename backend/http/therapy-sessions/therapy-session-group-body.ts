import { z } from "@hono/zod-openapi";

export const Seats = z.int().min(1).max(1000).openapi({
  description: "How many people the practice takes at one time. 1: it is no group",
});

export const GroupChangeBody = z.object({
  sessions: z.int().min(1).max(1000).openapi({
    description: "How many participants the change is for; each gets a mail",
  }),
}).openapi("GroupChange");
