import { createRoute, z } from "@hono/zod-openapi";
import { CurrentUserBody, Email, LanguageCode, PersonName } from "../current-user.ts";
import { refusals } from "../errors.ts";
import { signedIn } from "../signed-in.ts";
import { etag } from "../version.ts";
import { accepted, bodyRefusals, done, json, optional, required } from "../json-bodies.ts";

const tags = ["auth"];

/** Long enough for any password; how long a new one may be is the domain's rule, with a refusal of its own. */
export const Password = z.string().min(1).max(1000).openapi({
  format: "password",
  maxLength: 1000,
});
const NewPassword = Password.openapi({
  description: "8 to 128 characters, none of the passwords everybody uses",
  example: "mõnus kevad õues",
});
export const Token = z.string().min(1).max(100).openapi({
  description: "From the link in the mail",
  example: "0fZ3vTn4oCw4e0XW3yqf6v6XnC5l2bJ6q0k1mD8hG2s",
});
const EmailBody = z.object({ email: Email }).openapi("EmailAddress");

const SignedInBody = z
  .object({
    accessToken: z.string().max(2048).openapi({
      description: "The bearer token of every other call; kept in memory only",
      example: "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl",
    }),
    expiresIn: z.int().openapi({ description: "Seconds", example: 480 }),
    user: CurrentUserBody,
  })
  .openapi("SignedIn");

export const signedInAnswer = {
  200: {
    description: "Signed in; the refresh token comes as a cookie",
    headers: {
      "Set-Cookie": {
        description: "`__Host-rt` (`rt` without https): HttpOnly, SameSite=Strict",
        schema: { type: "string" as const, maxLength: 500 },
      },
    },
    ...json(SignedInBody),
  },
};

export const registerUser = createRoute({
  method: "post",
  path: "/register",
  operationId: "registerUser",
  summary: "Create an account; a link to confirm the address comes by mail",
  tags,
  request: required(
    z.object({
      email: Email,
      password: NewPassword,
      name: PersonName,
      language: optional(LanguageCode),
      hash: optional(
        z.string().min(1).max(100).openapi({
          description: "Of an invitation: its practitioner's page will be theirs",
        }),
      ),
    }).openapi("Registration", {
      example: {
        email: "mari.tamm@example.ee",
        password: "mõnus kevad õues",
        name: "Mari Tamm",
        language: "et",
      },
    }),
  ),
  responses: {
    ...accepted,
    ...refusals(
      ...bodyRefusals,
      "ERR_WEAK_PASSWORD",
      "ERR_INVALID_TOKEN",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export const verifyEmail = createRoute({
  method: "post",
  path: "/verify-email",
  operationId: "verifyEmail",
  summary: "Confirm an address with the link from the mail",
  tags,
  request: required(z.object({ token: Token }).openapi("MailedToken")),
  responses: { ...done, ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN") },
});

export const resendVerification = createRoute({
  method: "post",
  path: "/resend-verification",
  operationId: "resendVerification",
  summary: "Send the link to confirm an address again",
  tags,
  request: required(EmailBody),
  responses: { ...accepted, ...refusals(...bodyRefusals, "ERR_TOO_MANY_REQUESTS") },
});

export const forgotPassword = createRoute({
  method: "post",
  path: "/forgot-password",
  operationId: "forgotPassword",
  summary: "Send a link to choose a new password",
  tags,
  request: required(EmailBody),
  responses: { ...accepted, ...refusals(...bodyRefusals, "ERR_TOO_MANY_REQUESTS") },
});

export const resetPassword = createRoute({
  method: "post",
  path: "/reset-password",
  operationId: "resetPassword",
  summary: "Choose a new password with the link from the mail; signs out everywhere",
  tags,
  request: required(z.object({ token: Token, password: NewPassword }).openapi("PasswordReset")),
  responses: {
    ...done,
    ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN", "ERR_WEAK_PASSWORD", "ERR_UNAVAILABLE"),
  },
});

export const login = createRoute({
  method: "post",
  path: "/login",
  operationId: "login",
  summary: "Sign in with address and password",
  tags,
  request: required(
    z.object({
      email: Email,
      password: Password.openapi({ example: "mõnus kevad õues" }),
      remember: z.boolean().default(false).openapi({ description: "For 30 days on this device" }),
    }).openapi("Credentials"),
  ),
  responses: {
    ...signedInAnswer,
    ...refusals(
      ...bodyRefusals,
      "ERR_BAD_CREDENTIALS",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

const fromOwnPages = {
  headers: z.object({
    "x-requested-with": z.literal("heaolu").openapi({
      description: "Only our own pages can send it",
    }),
  }),
};

export const refresh = createRoute({
  method: "post",
  path: "/refresh",
  operationId: "refresh",
  summary: "A new access token for the refresh cookie, which is replaced",
  tags,
  request: fromOwnPages,
  responses: { ...signedInAnswer, ...refusals("ERR_UNAUTHORIZED", "ERR_CROSS_SITE") },
});

export const logout = createRoute({
  method: "post",
  path: "/logout",
  operationId: "logout",
  summary: "Sign out on this device",
  tags,
  request: fromOwnPages,
  responses: { ...done, ...refusals("ERR_CROSS_SITE") },
});

export const getCurrentUser = createRoute({
  method: "get",
  path: "/me",
  operationId: "getCurrentUser",
  summary: "Who is signed in",
  tags,
  security: [{ bearer: [] }],
  middleware: [signedIn] as const,
  responses: {
    200: { description: "The caller", headers: etag, ...json(CurrentUserBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function presentSignedIn(
  { accessToken, expiresIn }: { accessToken: string; expiresIn: number },
  user: z.infer<typeof CurrentUserBody>,
): z.infer<typeof SignedInBody> {
  return { accessToken, expiresIn, user };
}
