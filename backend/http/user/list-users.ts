import { createRoute, z } from "@hono/zod-openapi";
import type { User } from "../../domain/account.ts";
import type { Ports } from "../../ports/ports.ts";
import { listUsers } from "../../use-cases/user/list-users.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { presentToOthers, UserBody } from "./user-body.ts";
import { decimal } from "../decimal.ts";

const AccountBody = z
  .object({
    ...UserBody.shape,
    isDisabled: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .openapi("Account", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      name: "Mari Tamm",
      email: "mari.tamm@example.ee",
      phone: null,
      profileUrl: null,
      therapistId: null,
      approval: null,
      roles: ["client"],
      language: "et",
      timeZone: "Europe/Tallinn",
      emailVerified: true,
      hasSecondFactor: false,
      discreet: null,
      notifications: { reminders: true },
      isDisabled: false,
      createdAt: "2026-11-20T07:00:00Z",
    },
  });

const UserPageBody = z
  .object({
    users: z.array(AccountBody).max(100),
    nextCursor: z.string().max(200).nullable().openapi({
      description: "The `cursor` of the next page; null on the last one",
    }),
  })
  .openapi("UserPage");

function presentAccount(user: User): z.infer<typeof AccountBody> {
  return {
    ...presentToOthers(user),
    isDisabled: user.disabledAt !== null,
    createdAt: instantText(user.createdAt),
  };
}

const route = createRoute({
  method: "get",
  path: "/api/user",
  operationId: "listUsers",
  tags: ["user"],
  summary: "List all users",
  description: "For admins. Oldest account first.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      limit: decimal(z.int().min(1).max(100)).default(20),
      cursor: optional(
        z.string().max(200).openapi({ description: "`nextCursor` of the previous page" }),
      ),
    }),
  },
  responses: {
    200: { description: "A page of users", ...json(UserPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListUsers(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, nextCursor } = await listUsers(ports, c.var, c.req.valid("query"));
    return c.json({ users: items.map(presentAccount), nextCursor }, 200);
  });
}
