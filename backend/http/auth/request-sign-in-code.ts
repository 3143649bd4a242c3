import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { codeUses, requestSignInCode } from "../../use-cases/auth/request-sign-in-code.ts";
import { MailState } from "../booking-requests/booking-request-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import { LongCode, longCodeOf } from "../mailed-code-body.ts";
import type { Router } from "../router.ts";
import { Email, LanguageCode } from "../user/user-body.ts";
import { instantText } from "../version.ts";
import { codeCookie } from "./code-cookie.ts";

const CodeRequestBody = z
  .object({
    email: Email,
    language: optional(LanguageCode),
    use: optional(
      z.enum(codeUses).openapi({
        description:
          "What the code is for, which the mail says; `sign-in` when it is left out. The code is the same.",
      }),
    ),
  })
  .openapi("SignInCodeRequest");

const SentCodeBody = z.object({
  expiresAt: z.iso.datetime(),
  codeDigits: LongCode,
  mail: MailState,
}).openapi("SentSignInCode");

const route = createRoute({
  method: "post",
  path: "/api/auth/codes",
  operationId: "requestSignInCode",
  tags: ["auth"],
  summary: "Request a six-digit code by mail to sign in",
  description:
    "The code works for 10 minutes and five tries; a new one ends the one before. It belongs to its requester: a browser on " +
    "a page of the product gets a cookie, any other caller uses the code from the same network (/24 of IPv4, /48 of IPv6). " +
    "The response is the same whether or not there is an account.",
  request: required(CodeRequestBody),
  responses: {
    202: { description: "A code is on its way", ...json(SentCodeBody) },
    ...refusals(...bodyRefusals, "ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountRequestSignInCode(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  const cookie = codeCookie(ports.auth, publicUrl);
  router.openapi(route, async (c) => {
    const context = { ...c.var, codeSecret: cookie.give(c) };
    const { expiresAt, digits, mail } = await requestSignInCode(
      ports,
      context,
      c.req.valid("json"),
    );
    return c.json({ expiresAt: instantText(expiresAt), ...longCodeOf(digits), mail }, 202);
  });
}
