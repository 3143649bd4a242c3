import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { SignedIn } from "../../use-cases/auth/login.ts";
import { json } from "../json-bodies.ts";
import type { Env } from "../router.ts";
import { Email, present, UserBody } from "../user/user-body.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";

/** Longer than a new password may be, so that `ERR_WEAK_PASSWORD` can answer. */
export const Password = z.string().min(1).max(1000).openapi({
  format: "password",
  maxLength: 1000,
  example: "mõnus kevad õues",
});

export const NewPassword = Password.openapi({
  description: "8 to 128 characters; common passwords are refused with `ERR_WEAK_PASSWORD`",
});

export const Token = z.string().min(1).max(100).openapi({
  description: "The token from the link in the mail",
  example: "0fZ3vTn4oCw4e0XW3yqf6v6XnC5l2bJ6q0k1mD8hG2s",
});

export const Remember = z.boolean().default(false).openapi({
  description: "Whether the device stays signed in for 30 days",
});

export const ReturnUrl = z.string().min(1).max(1000).regex(/^\//).openapi({
  description:
    "The page to open afterwards, as a path of this site; the link in the mail carries it",
  example: "/therapist/view/kadri-tamm",
});

export const EmailBody = z.object({ email: Email }).openapi("EmailAddress");

const SignedInBody = z
  .object({
    accessToken: z.string().max(2048).openapi({
      description: "The bearer token for other requests. Keep it in memory only.",
      example: "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl",
    }),
    expiresIn: z.int().openapi({
      description: "Lifetime of the access token in seconds",
      example: 480,
    }),
    user: UserBody,
  })
  .openapi("SignedIn");

export const signedInResponse = {
  200: {
    description: "Signed in. The refresh token is set as a cookie.",
    headers: {
      "Set-Cookie": {
        description:
          "The refresh token: `__Host-rt` (`rt` without https), `HttpOnly`, `SameSite=Strict`. A browser in which the account signs in for the first time also gets a mark, `__Host-known` (`known`), for a year. It authorizes nothing; wrong passwords and codes of a marked browser are counted apart from those of strangers.",
        schema: { type: "string" as const, maxLength: 1000 },
      },
    },
    ...json(SignedInBody),
  },
};

export function sendSignedIn(
  c: Context<Env>,
  cookie: RefreshCookie,
  { refreshToken, signIn, user, accessToken, expiresIn }: SignedIn,
): z.infer<typeof SignedInBody> {
  cookie.write(c, refreshToken, signIn);
  c.set("signedInAs", user.email);
  return { accessToken, expiresIn, user: present(user) };
}
