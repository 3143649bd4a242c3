import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { startAuthenticator } from "../../use-cases/auth/start-authenticator.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";

const NewAuthenticatorBody = z
  .object({
    secret: z.string().max(100).openapi({ description: "To type into the app, base32" }),
    url: z.string().max(1000).openapi({ description: "For a QR code" }),
  })
  .openapi("NewAuthenticator", {
    example: {
      secret: "JBSWY3DPEHPK3PXP",
      url: "otpauth://totp/Heaolu:mari%40example.ee?secret=JBSWY3DPEHPK3PXP&issuer=Heaolu",
    },
  });

const route = createRoute({
  method: "post",
  path: "/api/auth/authenticator",
  operationId: "startAuthenticator",
  tags: ["auth"],
  summary: "Start setting up an authenticator app",
  description:
    "Makes a secret that counts once `confirmAuthenticator` has its first code, within half an hour. An app that is set " +
    "up already keeps working until then.",
  security: bearer,
  middleware: signedInWithoutFactor,
  responses: {
    201: { description: "The secret, which no other answer shows", ...json(NewAuthenticatorBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_STEP_UP_REQUIRED"),
  },
});

export function mountStartAuthenticator(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(await startAuthenticator(ports, c.var), 201);
  });
}
