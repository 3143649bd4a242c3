import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateUser } from "../../use-cases/user/update-user.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, optional, required } from "../json-bodies.ts";
import { PhoneNumber } from "../phone-number.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import {
  AccountName,
  DiscreetBody,
  LanguageCode,
  sendUser,
  TimeZone,
  userResponse,
} from "./user-body.ts";

const UserChangesBody = z
  .object({
    name: optional(AccountName),
    phone: optional(PhoneNumber.nullable()),
    language: optional(LanguageCode),
    timeZone: optional(TimeZone),
    discreet: optional(DiscreetBody.nullable()),
    notifications: optional(z.object({
      reminders: optional(z.boolean()),
    })),
  })
  .openapi("UserChanges", {
    example: { name: "Mari Kask", language: "en", notifications: { reminders: false } },
  });

const route = createRoute({
  method: "put",
  path: "/api/user/{id}",
  operationId: "updateUser",
  tags: ["user"],
  summary: "Update a user's settings",
  description:
    "The caller's own record; admins can update every record, without its phone number. Fields that are left out stay unchanged.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: z.object({ id: z.uuid() }),
    headers: IfMatch,
    ...required(UserChangesBody),
  },
  responses: {
    200: { description: "The updated user", ...userResponse },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_STALE"),
  },
});

export function mountUpdateUser(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { id, changes: c.req.valid("json"), version };
    return c.json(sendUser(c, await updateUser(ports, c.var, input)), 200);
  });
}
