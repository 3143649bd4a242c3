import { createRoute, z } from "@hono/zod-openapi";
import { refusals } from "../errors.ts";
import { Password, signedInAnswer, Token } from "./routes.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";

const tags = ["auth"];

const ofProvider = z.object({
  provider: z.string().max(20).openapi({ description: "`id` of a provider", example: "google" }),
});

/** Browsers are sent on whatever happened: nobody looks at a page of ours between two of theirs. */
const redirect = (description: string) => ({
  302: {
    description,
    headers: {
      Location: { schema: { type: "string" as const, maxLength: 8000 } },
      "Set-Cookie": { schema: { type: "string" as const, maxLength: 500 } },
    },
  },
});

export const listSignInProviders = createRoute({
  method: "get",
  path: "/providers",
  operationId: "listSignInProviders",
  summary: "Who one can sign in with besides a password, in the order of their buttons",
  tags,
  responses: {
    200: {
      description: "None, when none is switched on",
      ...json(
        z.object({
          providers: z.array(z.object({
            id: z.string().max(20).openapi({ example: "google" }),
            name: z.string().max(40).openapi({ example: "Google" }),
          })).max(10),
        }).openapi("SignInProviders"),
      ),
    },
  },
});

export const startSignIn = createRoute({
  method: "get",
  path: "/{provider}/start",
  operationId: "startSignIn",
  summary: "Send the browser to a provider to sign in there",
  tags,
  request: {
    params: ofProvider,
    query: z.object({
      returnUrl: z.string().max(2000).optional().openapi({
        description: "A path of this origin to come back to; anything else counts as `/`",
        example: "/journal",
      }),
      remember: z.enum(["true", "false"]).default("false").openapi({
        description: "For 30 days on this device",
      }),
    }),
  },
  responses: {
    ...redirect("To the provider, or to `/login?error=ERR_…`"),
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export const finishSignIn = createRoute({
  method: "get",
  path: "/{provider}/callback",
  operationId: "finishSignIn",
  summary: "Where a provider sends the browser back to",
  description: "Whatever the provider sends along is judged, not described: `code`, `state`, " +
    "`error`. Signed in, the browser goes where it wanted, with the refresh cookie. When an " +
    "account has the same address, it goes to `/login?ticket=…&provider=…&returnUrl=…`, where " +
    "its password links the two (`linkSignIn`). Otherwise it goes to " +
    "`/login?error=ERR_…&returnUrl=…`.",
  tags,
  request: { params: ofProvider },
  responses: { ...redirect("To a page of ours"), ...refusals("ERR_NOT_FOUND") },
});

export const linkSignIn = createRoute({
  method: "post",
  path: "/link",
  operationId: "linkSignIn",
  summary: "Prove with the password that the account with a provider's address is one's own",
  tags,
  request: required(
    z.object({
      ticket: Token.openapi({ description: "From the address of the login page" }),
      password: Password.openapi({ example: "mõnus kevad õues" }),
    }).openapi("Link"),
  ),
  responses: {
    ...signedInAnswer,
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_BAD_CREDENTIALS",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});
