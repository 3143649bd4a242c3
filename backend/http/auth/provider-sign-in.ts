import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { second } from "../../domain/duration.ts";
import type { ErrorCode } from "../../domain/errors.ts";
import { pendingSignInMs } from "../../domain/pending-sign-in.ts";
import type { SecondFactorKind } from "../../domain/second-factor.ts";
import type { Env } from "../router.ts";

export const ProviderId = z.object({
  provider: z.string().max(20).openapi({
    description: "The `id` of a provider from `listSignInProviders`",
    example: "google",
  }),
});

/** The only response of the two steps in the browser: even a failure leads to a page of the product. */
export const redirect = (description: string) => ({
  302: {
    description,
    headers: {
      Location: { schema: { type: "string" as const, maxLength: 8000 } },
      "Set-Cookie": { schema: { type: "string" as const, maxLength: 500 } },
    },
  },
});

export function signInCookie(publicUrl: string) {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-sign-in" : "sign-in";
  const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;

  return {
    read: (c: Context<Env>): string => getCookie(c, name) ?? "",
    write(c: Context<Env>, secret: string) {
      setCookie(c, name, secret, { ...attributes, maxAge: pendingSignInMs / second });
    },
    clear(c: Context<Env>) {
      deleteCookie(c, name, attributes);
    },
  };
}

type LoginQuery =
  | { error: ErrorCode }
  | { ticket: string; provider: string }
  | ReturnType<typeof secondStepOf>;

export function secondStepOf({ ticket, kinds }: { ticket: string; kinds: SecondFactorKind[] }) {
  return { secondStep: ticket, kinds: kinds.join(",") };
}

export function loginPage({ returnUrl = "/", ...facts }: LoginQuery & { returnUrl?: string }) {
  const query = new URLSearchParams({ ...facts, ...(returnUrl === "/" ? {} : { returnUrl }) });
  return `/login?${query}`;
}
