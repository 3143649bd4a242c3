import type { Context } from "hono";
import type { User } from "../domain/account.ts";
import type { Ports } from "../ports/ports.ts";
import { createUser } from "../use-cases/user/create-user.ts";
import { disableUser } from "../use-cases/user/disable-user.ts";
import { enableUser } from "../use-cases/user/enable-user.ts";
import { getUserByEmail } from "../use-cases/user/get-user-by-email.ts";
import { listUsers } from "../use-cases/user/list-users.ts";
import { updateUser } from "../use-cases/user/update-user.ts";
import { present as presentUser } from "./user/user-body.ts";
import { newRouter } from "./router.ts";
import { me } from "./user/me.ts";
import * as routes from "./user/routes.ts";
import { etagOf, versionOf } from "./version.ts";

export function user(ports: Ports, settings: { publicUrl: string }) {
  return newRouter()
    .route("/me", me(ports, settings))
    .openapi(routes.listUsers, async (c) => {
      const { items, nextCursor } = await listUsers(ports, c.var, c.req.valid("query"));
      return c.json({ users: items.map(routes.presentAccount), nextCursor }, 200);
    })
    .openapi(
      routes.getUserByEmail,
      async (c) => c.json(answer(c, await getUserByEmail(ports, c.var, c.req.valid("param"))), 200),
    )
    .openapi(routes.createUser, async (c) => {
      const input = { ...c.req.valid("query"), ...c.req.valid("json") };
      return c.json(answer(c, await createUser(ports, c.var, input)), 201);
    })
    .openapi(routes.updateUser, async (c) => {
      const { id } = c.req.valid("param");
      const version = versionOf(c.req.valid("header")["if-match"]);
      const input = { id, changes: c.req.valid("json"), version };
      return c.json(answer(c, await updateUser(ports, c.var, input)), 200);
    })
    .openapi(routes.disableUser, async (c) => {
      await disableUser(ports, c.var, c.req.valid("param"));
      return c.body(null, 204);
    })
    .openapi(routes.enableUser, async (c) => {
      await enableUser(ports, c.var, c.req.valid("param"));
      return c.body(null, 204);
    });
}

function answer(c: Context, user: User) {
  c.header("ETag", etagOf(user));
  return presentUser(user);
}
