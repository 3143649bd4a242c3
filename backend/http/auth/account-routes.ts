import { createRoute, z } from "@hono/zod-openapi";
import type { SignIn } from "../../domain/sign-in.ts";
import { Email } from "../current-user.ts";
import { refusals } from "../errors.ts";
import { signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { accepted, bodyRefusals, done, json, required } from "../json-bodies.ts";

const ofPerson = {
  tags: ["auth"],
  security: [{ bearer: [] }],
  middleware: signedIn,
};

const Password = z.string().min(1).max(1000)
  .openapi({ format: "password", maxLength: 1000, example: "mõnus kevad õues" });

const proofRefusals = [
  ...bodyRefusals,
  "ERR_UNAUTHORIZED",
  "ERR_WRONG_PASSWORD",
  "ERR_TOO_MANY_REQUESTS",
  "ERR_UNAVAILABLE",
] as const;

export const changePassword = createRoute({
  ...ofPerson,
  method: "post",
  path: "/change-password",
  operationId: "changePassword",
  summary: "Another password; every other device is signed out",
  request: required(
    z.object({
      currentPassword: Password,
      newPassword: Password.openapi({
        description: "8 to 128 characters, none of the passwords everybody uses",
        example: "vihmane sügis toas",
      }),
    }).openapi("PasswordChange"),
  ),
  responses: { ...done, ...refusals(...proofRefusals, "ERR_WEAK_PASSWORD") },
});

export const changeEmail = createRoute({
  ...ofPerson,
  method: "post",
  path: "/change-email",
  operationId: "changeEmail",
  summary: "Ask for another address; it changes when the old and the new mailbox have confirmed",
  request: required(
    z.object({
      newEmail: Email.openapi({ example: "mari.kask@example.ee" }),
      password: Password,
    }).openapi("EmailChange"),
  ),
  responses: { ...accepted, ...refusals(...proofRefusals) },
});

export const confirmEmailChange = createRoute({
  tags: ["auth"],
  method: "post",
  path: "/confirm-email-change",
  operationId: "confirmEmailChange",
  summary: "One of the two mailboxes agrees to a change of address, with the link from its mail",
  request: required(
    z.object({
      token: z.string().min(1).max(100).openapi({
        description: "From the link in the mail",
        example: "0fZ3vTn4oCw4e0XW3yqf6v6XnC5l2bJ6q0k1mD8hG2s",
      }),
    }).openapi("EmailChangeToken"),
  ),
  responses: { ...done, ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN") },
});

const DeviceBody = z
  .object({
    id: z.uuid(),
    device: z.string().max(200).openapi({ description: "What its browser calls itself" }),
    isCurrent: z.boolean().openapi({ description: "The one that asks" }),
    remember: z.boolean(),
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

export const listDevices = createRoute({
  ...ofPerson,
  method: "get",
  path: "/devices",
  operationId: "listDevices",
  summary: "Where the caller is signed in, the last used first",
  responses: {
    200: {
      description: "The devices",
      ...json(z.object({ devices: z.array(DeviceBody).max(1000) }).openapi("Devices")),
    },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export const signOutDevice = createRoute({
  ...ofPerson,
  method: "delete",
  path: "/devices/{id}",
  operationId: "signOutDevice",
  summary: "Sign one device out, at once",
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export const logoutEverywhere = createRoute({
  ...ofPerson,
  method: "post",
  path: "/logout-everywhere",
  operationId: "logoutEverywhere",
  summary: "Sign out on every device, this one too",
  responses: { ...done, ...refusals("ERR_UNAUTHORIZED") },
});

export function presentDevice(signIn: SignIn, currentId: string): z.infer<typeof DeviceBody> {
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
