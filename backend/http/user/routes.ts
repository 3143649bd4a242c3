import { createRoute, z } from "@hono/zod-openapi";
import type { User } from "../../domain/account.ts";
import {
  Email,
  LanguageCode,
  present as presentUser,
  TimeZone,
  UserBody,
  UserName,
} from "./user-body.ts";
import { refusals } from "../errors.ts";
import { signedIn } from "../signed-in.ts";
import { etag, instantText } from "../version.ts";
import { bodyRefusals, done, json, optional, required } from "../json-bodies.ts";

const ofPerson = {
  tags: ["user"],
  security: [{ bearer: [] }],
  middleware: signedIn,
};

const params = z.object({ id: z.uuid() });
const person = { headers: etag, ...json(UserBody) };

/** A person as admins see them. */
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
      profileUrl: null,
      therapistId: null,
      roles: ["client"],
      language: "et",
      timeZone: "Europe/Tallinn",
      emailVerified: true,
      notifications: { reminders: true, news: false },
      isDisabled: false,
      createdAt: "2026-11-20T07:00:00Z",
    },
  });

const UserPageBody = z
  .object({
    users: z.array(AccountBody).max(100),
    nextCursor: z.string().max(200).nullable(),
  })
  .openapi("UserPage");

const NewUserBody = z
  .object({
    email: Email,
    name: optional(UserName),
    language: optional(LanguageCode),
    timeZone: optional(TimeZone),
  })
  .openapi("NewUser", { example: { email: "mari.tamm@example.ee", name: "Mari Tamm" } });

const UserChangesBody = z
  .object({
    name: optional(UserName),
    language: optional(LanguageCode),
    timeZone: optional(TimeZone),
    notifications: optional(z.object({
      reminders: optional(z.boolean()),
      news: optional(z.boolean()),
    })),
  })
  .openapi("UserChanges", {
    example: { name: "Mari Kask", language: "en", notifications: { news: true } },
  });

export const listUsers = createRoute({
  ...ofPerson,
  method: "get",
  path: "/",
  operationId: "listUsers",
  summary: "Everybody who has an account, for admins",
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: optional(z.string().max(200).openapi({ description: "`nextCursor` of a page" })),
    }),
  },
  responses: {
    200: { description: "A page of people, oldest account first", ...json(UserPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export const getUserByEmail = createRoute({
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
    200: { description: "The person", ...person },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export const createUser = createRoute({
  ...ofPerson,
  method: "post",
  path: "/",
  operationId: "createUser",
  summary: "Make a record of oneself, or accept an invitation",
  description:
    "Whoever is signed in has a record since they registered, so without `hash` the answer for one's own address is " +
    "ERR_DUPLICATE_ENTITY. With the `hash` of an invitation the record becomes a practitioner's. An admin may make a " +
    "record for another address; its owner chooses a password by mail.",
  request: {
    query: z.object({
      hash: optional(z.string().min(1).max(100).openapi({ description: "Of an invitation" })),
    }),
    ...required(NewUserBody),
  },
  responses: {
    201: { description: "The person", ...person },
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_DUPLICATE_ENTITY",
    ),
  },
});

export const updateUser = createRoute({
  ...ofPerson,
  method: "put",
  path: "/{id}",
  operationId: "updateUser",
  summary: "Change one's own name, language, time zone or mails; for admins anybody's",
  request: {
    params,
    headers: z.object({
      "if-match": optional(
        z.string().max(100).openapi({ description: "The ETag of the record that was changed" }),
      ),
    }),
    ...required(UserChangesBody),
  },
  responses: {
    200: { description: "The person as changed", ...person },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_STALE"),
  },
});

export const disableUser = createRoute({
  ...ofPerson,
  method: "post",
  path: "/{id}/disable",
  operationId: "disableUser",
  summary: "Let nobody in with an account, and out whoever is; for admins",
  request: { params },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export const enableUser = createRoute({
  ...ofPerson,
  method: "post",
  path: "/{id}/enable",
  operationId: "enableUser",
  summary: "Let a disabled account in again; for admins",
  request: { params },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function presentAccount(user: User): z.infer<typeof AccountBody> {
  return {
    ...presentUser(user),
    isDisabled: user.disabledAt !== null,
    createdAt: instantText(user.createdAt),
  };
}
