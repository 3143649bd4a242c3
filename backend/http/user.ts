import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../ports/ports.ts";
import { getUserByEmail } from "../use-cases/user/get-user-by-email.ts";
import { listUsers } from "../use-cases/user/list-users.ts";
import { updateUser } from "../use-cases/user/update-user.ts";
import {
  CurrentUserBody,
  LanguageCode,
  PersonName,
  presentUser,
  TimeZone,
} from "./current-user.ts";
import { refusals } from "./errors.ts";
import { newRouter } from "./router.ts";
import { signedIn } from "./signed-in.ts";

const ofPerson = {
  tags: ["user"],
  security: [{ bearer: [] }],
  middleware: signedIn,
};

const UserChangesBody = z
  .object({ name: PersonName, language: LanguageCode, timeZone: TimeZone })
  .partial()
  .openapi("UserChanges");

const UserPageBody = z
  .object({
    users: z.array(CurrentUserBody).max(100),
    nextCursor: z.string().max(200).nullable(),
  })
  .openapi("UserPage");

const listRoute = createRoute({
  ...ofPerson,
  method: "get",
  path: "/",
  operationId: "listUsers",
  summary: "Everybody who has an account, for admins",
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional().openapi({ description: "`nextCursor` of a page" }),
    }),
  },
  responses: {
    200: {
      description: "A page of people, oldest account first",
      content: { "application/json": { schema: UserPageBody } },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

const getByEmailRoute = createRoute({
  ...ofPerson,
  method: "get",
  path: "/by-email/{email}",
  operationId: "getUserByEmail",
  summary: "One's own record by address; for admins anybody's",
  request: {
    params: z.object({
      email: z.string().max(254).openapi({ example: "mari.tamm@example.ee" }),
    }),
  },
  responses: {
    200: {
      description: "The person",
      content: { "application/json": { schema: CurrentUserBody } },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

const updateRoute = createRoute({
  ...ofPerson,
  method: "put",
  path: "/{id}",
  operationId: "updateUser",
  summary: "Change one's own name, language or time zone; for admins anybody's",
  request: {
    params: z.object({ id: z.uuid() }),
    body: { content: { "application/json": { schema: UserChangesBody } }, required: true },
  },
  responses: {
    200: {
      description: "The person as changed",
      content: { "application/json": { schema: CurrentUserBody } },
    },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export function user(ports: Pick<Ports, "persistence">) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      const { limit, cursor } = c.req.valid("query");
      const page = await listUsers(ports, c.var, { limit, ...(cursor ? { cursor } : {}) });
      return c.json({ users: page.items.map(presentUser), nextCursor: page.nextCursor }, 200);
    })
    .openapi(
      getByEmailRoute,
      async (c) =>
        c.json(presentUser(await getUserByEmail(ports, c.var, c.req.valid("param"))), 200),
    )
    .openapi(updateRoute, async (c) => {
      const { id } = c.req.valid("param");
      const changes = given(c.req.valid("json"));
      return c.json(presentUser(await updateUser(ports, c.var, { id, changes })), 200);
    });
}

/** Only the fields that were sent: an absent one changes nothing. */
function given<Fields extends object>(fields: Fields) {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
}
