import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { requestPasskeyChallenge } from "../../use-cases/auth/request-passkey-challenge.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { PasskeyOptionsBody } from "./second-factor-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/passkey-challenges",
  operationId: "requestPasskeyChallenge",
  tags: ["auth"],
  summary: "Get a challenge for a passkey",
  description:
    "The options for `navigator.credentials.get()`. The challenge is valid for five minutes, and once. The answer is the " +
    "same for all callers, whether or not there are passkeys.",
  responses: {
    201: { description: "The options", ...json(PasskeyOptionsBody) },
    ...refusals("ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountRequestPasskeyChallenge(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ options: await requestPasskeyChallenge(ports, c.var) }, 201);
  });
}
