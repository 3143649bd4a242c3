import { createRoute, z } from "@hono/zod-openapi";
import { adminActionNames } from "../../domain/admin-action.ts";
import type { ListedAdminAction } from "../../ports/persistence/admin-actions.ts";
import type { Ports } from "../../ports/ports.ts";
import { type AccountDetails, getAccount } from "../../use-cases/admin/get-account.ts";
import { refusals } from "../errors.ts";
import { InvitationBody, presentInvitation } from "../invitations/invitation-body.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { LanguageCode } from "../user/user-body.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { accountEtag, ListedAccountBody } from "./account-body.ts";
import { byId } from "./admin-query.ts";

const AccountDeviceBody = z.object({
  id: z.uuid(),
  device: z.string().max(200).openapi({ description: "The browser's User-Agent header" }),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

const AccountActionBody = z.object({
  id: z.uuid(),
  action: z.enum(adminActionNames),
  actor: z.string().max(120).nullable().openapi({
    description: "Null: the command line, or an erased account",
  }),
  reason: z.string().max(2000).nullable(),
  createdAt: z.iso.datetime(),
});

const Count = z.int().min(0).max(10_000_000);

const AccountDetailsBody = z
  .object({
    ...ListedAccountBody.omit({ lastSignInAt: true }).shape,
    language: LanguageCode,
    timeZone: z.string().max(64),
    practitioner: z
      .object({
        id: z.uuid(),
        slug: z.string().max(120),
        name: z.string().max(120),
        disabledAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    devices: z.array(AccountDeviceBody).max(1000).openapi({
      description: "Signed in now, the last used first",
    }),
    invitations: z.array(InvitationBody).max(20).openapi({
      description: "Sent to the address, the newest first",
    }),
    sessions: z.object({ asClient: Count, asPractitioner: Count }).openapi({
      description: "How many sessions of any state",
    }),
    actions: z.array(AccountActionBody).max(20).openapi({
      description: "What administrators did to the account and its profile, the newest first",
    }),
  })
  .openapi("AccountDetails");

const route = createRoute({
  method: "get",
  path: "/api/admin/users/{id}",
  operationId: "getAccount",
  tags: ["admin"],
  summary: "Get an account without its private content",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The account", ...json(AccountDetailsBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetAccount(router: Router, ports: Ports) {
  router.openapi(
    route,
    async (c) =>
      c.json(present(await getAccount(ports, c.var, c.req.valid("param")), c.var.now), 200),
  );
}

function present(details: AccountDetails, now: number): z.infer<typeof AccountDetailsBody> {
  const { user, therapist, devices, invitations, sessions, actions } = details;
  const { id, name, email, isAdmin, staffRoles, therapistId, emailVerifiedAt, language } = user;
  return {
    id,
    name,
    email,
    isAdmin,
    staffRoles,
    therapistId,
    emailVerified: emailVerifiedAt !== null,
    language,
    timeZone: user.timeZone,
    disabledAt: optionalInstantText(user.disabledAt),
    createdAt: instantText(user.createdAt),
    version: accountEtag(user),
    practitioner: therapist && {
      id: therapist.id,
      slug: therapist.slug,
      name: therapist.name,
      disabledAt: optionalInstantText(therapist.disabledAt),
    },
    devices: devices.map((device) => ({
      id: device.id,
      device: device.device,
      createdAt: instantText(device.createdAt),
      lastUsedAt: instantText(device.lastUsedAt),
    })),
    invitations: invitations.map((invitation) => presentInvitation(invitation, now)),
    sessions,
    actions: actions.map(presentAction),
  };
}

function presentAction(action: ListedAdminAction): z.infer<typeof AccountActionBody> {
  return {
    id: action.id,
    action: action.action,
    actor: action.actorName,
    reason: action.detail.reason ?? null,
    createdAt: instantText(action.createdAt),
  };
}
