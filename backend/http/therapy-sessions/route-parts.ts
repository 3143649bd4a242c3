import { z } from "@hono/zod-openapi";
import { signedIn } from "../signed-in.ts";
import { etag } from "../version.ts";
import { TherapySessionBody } from "./therapy-session-body.ts";
import { json } from "../json-bodies.ts";

/** What all operations on sessions have in common. */
export const ofSessions = {
  tags: ["therapy-sessions"],
  security: [{ bearer: [] }],
  middleware: signedIn,
};

export const params = z.object({ id: z.uuid() });

/** See `idempotent`, through which what makes something new goes. */
export const IdempotencyKey = z.object({
  "idempotency-key": z.string().min(1).max(255).optional().openapi({
    description: "The same key again gets the first answer again, for a day",
  }),
});

export const oneSession = {
  200: { description: "The session", headers: etag, ...json(TherapySessionBody) },
};
