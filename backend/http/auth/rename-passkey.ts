import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { renamePasskey } from "../../use-cases/auth/rename-passkey.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { PasskeyName } from "./second-factor-body.ts";

const PasskeyNameBody = z.object({ name: PasskeyName }).openapi("RenamedPasskey");

const route = createRoute({
  method: "put",
  path: "/api/auth/passkeys/{id}",
  operationId: "renamePasskey",
  tags: ["auth"],
  summary: "Rename one of the caller's passkeys",
  description: "The name only helps the person to recognise the device.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.string().max(100) }), ...required(PasskeyNameBody) },
  responses: {
    ...done,
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountRenamePasskey(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await renamePasskey(ports, c.var, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
