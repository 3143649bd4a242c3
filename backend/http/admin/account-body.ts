import { z } from "@hono/zod-openapi";
import { emailMaxLength, userNameMaxLength } from "../../domain/account.ts";
import type { ListedAccount } from "../../domain/account-list.ts";
import { accountVersion } from "../../domain/account-version.ts";
import { staffRoles as grantable } from "../../domain/rights.ts";
import { optional } from "../json-bodies.ts";
import { instantText, optionalInstantText } from "../version.ts";

const StaffRolesBody = z.array(z.enum(grantable)).max(grantable.length);

export const ListedAccountBody = z
  .object({
    id: z.uuid(),
    name: z.string().max(userNameMaxLength),
    email: z.string().max(emailMaxLength),
    isAdmin: z.boolean(),
    staffRoles: StaffRolesBody,
    therapistId: z.uuid().nullable(),
    emailVerified: z.boolean(),
    disabledAt: z.iso.datetime().nullable(),
    lastSignInAt: z.iso.datetime().nullable().openapi({
      description: "Null before the first sign-in",
    }),
    createdAt: z.iso.datetime(),
    version: z.string().max(60).openapi({
      description: "Send it as `If-Match` with a decision about the account",
    }),
  })
  .openapi("ListedAccount", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      name: "Mari Tamm",
      email: "mari.tamm@example.ee",
      isAdmin: false,
      staffRoles: [],
      therapistId: null,
      emailVerified: true,
      disabledAt: null,
      lastSignInAt: "2026-11-20T07:00:00Z",
      createdAt: "2026-10-02T07:00:00Z",
      version: '"k3f.1qz.9a.0.12c"',
    },
  });

export function presentListedAccount(account: ListedAccount): z.infer<typeof ListedAccountBody> {
  const { id, name, email, isAdmin, staffRoles, therapistId, emailVerifiedAt, disabledAt } =
    account;
  return {
    id,
    name,
    email,
    isAdmin,
    staffRoles,
    therapistId,
    emailVerified: emailVerifiedAt !== null,
    disabledAt: optionalInstantText(disabledAt),
    lastSignInAt: optionalInstantText(account.lastSignInAt),
    createdAt: instantText(account.createdAt),
    version: accountEtag(account),
  };
}

export function accountEtag(account: Parameters<typeof accountVersion>[0]): string {
  return `"${accountVersion(account)}"`;
}

export const AccountIfMatch = z.object({
  "if-match": optional(
    z.string().max(100).openapi({
      description:
        "The `version` of the account as you have looked at it. The request is refused with `ERR_STALE` and `changed` when " +
        "it has changed since. Without the header the change is applied to any version.",
    }),
  ),
});

/** Undefined when the header requires no version. */
export function accountVersionOf(ifMatch: string | undefined): string | undefined {
  if (ifMatch === undefined || ifMatch === "*") return undefined;
  return /^(?:W\/)?"([^"]*)"$/.exec(ifMatch)?.[1] ?? "";
}
