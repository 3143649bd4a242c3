import { createRoute, z } from "@hono/zod-openapi";
import { consentPurposes } from "../../domain/consent.ts";
import { savedSearchLimits } from "../../domain/saved-search.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  getPrivateProfile,
  type PrivateProfile,
} from "../../use-cases/admin/get-private-profile.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { present as presentUser, UserBody } from "../user/user-body.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { byId } from "./admin-query.ts";

const PrivateProfileBody = z
  .object({
    user: UserBody,
    consents: z.array(z.object({
      purpose: z.enum(consentPurposes),
      givenAt: z.iso.datetime(),
      withdrawnAt: z.iso.datetime().nullable(),
    })).max(1000),
    devices: z.array(z.object({
      device: z.string().max(200),
      lastUsedAt: z.iso.datetime(),
    })).max(1000),
    savedSearches: z.array(z.object({
      name: z.string().max(savedSearchLimits.name),
      createdAt: z.iso.datetime(),
    })).max(1000),
  })
  .openapi("PrivateProfile");

const route = createRoute({
  method: "get",
  path: "/api/admin/users/{id}/private-profile",
  operationId: "getPrivateProfile",
  tags: ["admin"],
  summary: "Get what a person chose and agreed to",
  description: "For admins who opened `profile` of this person with `createAccessGrant`.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The settings, consents and devices", ...json(PrivateProfileBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_REASON_REQUIRED",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountGetPrivateProfile(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const profile = await getPrivateProfile(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json(present(profile), 200);
  });
}

function present(
  { user, consents, devices, savedSearches }: PrivateProfile,
): z.infer<typeof PrivateProfileBody> {
  return {
    user: presentUser(user),
    consents: consents.map(({ purpose, givenAt, withdrawnAt }) => ({
      purpose,
      givenAt: instantText(givenAt),
      withdrawnAt: optionalInstantText(withdrawnAt),
    })),
    devices: devices.map(({ device, lastUsedAt }) => ({
      device,
      lastUsedAt: instantText(lastUsedAt),
    })),
    savedSearches: savedSearches.map(({ name, createdAt }) => ({
      name,
      createdAt: instantText(createdAt),
    })),
  };
}
