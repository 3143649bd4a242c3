import { createRoute, z } from "@hono/zod-openapi";
import { accountSorts, accountStates } from "../../domain/account-list.ts";
import type { Ports } from "../../ports/ports.ts";
import { listAccounts } from "../../use-cases/admin/list-accounts.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ListedAccountBody, presentListedAccount } from "./account-body.ts";
import { NextCursor, pageQuery } from "./admin-query.ts";
import { Direction, Total } from "./sorted-query.ts";

export const accountFilters = {
  text: optional(
    z.string().trim().min(1).max(100).openapi({
      description: "A part of the address or the name",
      example: "tamm",
    }),
  ),
  state: optional(z.enum(accountStates)),
  sort: z.enum(accountSorts).default("created"),
  direction: Direction("desc"),
};

const AccountPageBody = z
  .object({ accounts: z.array(ListedAccountBody).max(100), nextCursor: NextCursor, total: Total })
  .openapi("AccountPage");

const route = createRoute({
  method: "get",
  path: "/api/admin/users",
  operationId: "listAccounts",
  tags: ["admin"],
  summary: "List accounts in any order",
  description: "For admins. Erased accounts are left out.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object({ ...pageQuery, ...accountFilters }) },
  responses: {
    200: { description: "A page of accounts", ...json(AccountPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListAccounts(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listAccounts(ports, c.var, c.req.valid("query"));
    return c.json({ accounts: items.map(presentListedAccount), ...page }, 200);
  });
}
