import { createRoute, z } from "@hono/zod-openapi";
import type { SignIn } from "../../domain/sign-in.ts";
import type { Ports } from "../../ports/ports.ts";
import { listDevices } from "../../use-cases/auth/list-devices.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import { instantText } from "../version.ts";

const DeviceBody = z
  .object({
    id: z.uuid(),
    device: z.string().max(200).openapi({ description: "The browser's User-Agent header" }),
    isCurrent: z.boolean().openapi({ description: "Whether it is the caller's device" }),
    remember: z.boolean().openapi({ description: "Whether it stays signed in for 30 days" }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .openapi("Device", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      device: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
      isCurrent: true,
      remember: true,
      createdAt: "2026-11-20T07:00:00Z",
      lastUsedAt: "2026-11-20T18:04:09Z",
      expiresAt: "2026-12-20T07:00:00Z",
    },
  });

function present(signIn: SignIn, currentId: string): z.infer<typeof DeviceBody> {
  return {
    id: signIn.id,
    device: signIn.device,
    isCurrent: signIn.id === currentId,
    remember: signIn.remember,
    createdAt: instantText(signIn.createdAt),
    lastUsedAt: instantText(signIn.lastUsedAt),
    expiresAt: instantText(signIn.expiresAt),
  };
}

const route = createRoute({
  method: "get",
  path: "/api/auth/devices",
  operationId: "listDevices",
  tags: ["auth"],
  summary: "List the devices on which the caller is signed in",
  security: bearer,
  middleware: signedInWithoutFactor,
  responses: {
    200: {
      description: "The devices, the most recently used first",
      ...json(z.object({ devices: z.array(DeviceBody).max(1000) }).openapi("Devices")),
    },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListDevices(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const devices = await listDevices(ports, c.var);
    const { signInId } = c.var.account;
    return c.json({ devices: devices.map((device) => present(device, signInId)) }, 200);
  });
}
