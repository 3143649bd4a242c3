import { createRoute, z } from "@hono/zod-openapi";
import { adminActionNames, adminSubjects } from "../../domain/admin-action.ts";
import { profileLimits } from "../../domain/profile.ts";
import { reviewRefusals } from "../../domain/review.ts";
import type { ListedAdminAction } from "../../ports/persistence/admin-actions.ts";
import type { Ports } from "../../ports/ports.ts";
import { listAdminActions } from "../../use-cases/admin/list-admin-actions.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { listOrder, NextCursor, pageQuery } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";

const Fields = z.record(z.string().max(100), z.string().max(10_000));

const AdminActionBody = z
  .object({
    id: z.uuid(),
    action: z.enum(adminActionNames),
    actor: z.string().max(120).nullable().openapi({
      description:
        "Who did it: an administrator, or for `change-name` the practitioner; null for the command line and erased accounts",
    }),
    actorId: z.string().max(36).nullable().openapi({ description: "Null: the command line" }),
    subject: z.object({
      kind: z.enum(adminSubjects),
      id: z.string().max(36),
      name: z.string().max(300).nullable().openapi({
        description: "What it is called now; null when it is gone",
      }),
    }),
    reason: z.string().max(2000).nullable(),
    refusal: z.enum(reviewRefusals).nullable().openapi({ description: "Of `refuse-review`" }),
    names: z
      .object({ from: z.string().max(profileLimits.name), to: z.string().max(profileLimits.name) })
      .nullable()
      .openapi({ description: "The public names of `change-name`" }),
    before: Fields.openapi({ description: "The fields that changed, as they were" }),
    after: Fields.openapi({ description: "The fields that changed, as they are since" }),
    position: z.int().min(1).openapi({ description: "In the chain of the log" }),
    hash: z.string().max(64).openapi({ description: "Of the record in the chain" }),
    createdAt: z.iso.datetime(),
  })
  .openapi("AdminAction", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      action: "decline-lead",
      actor: "Katrin Aas",
      actorId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12",
      subject: {
        kind: "lead",
        id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
        name: "kadri.kask@example.ee",
      },
      refusal: null,
      names: null,
      reason: "Praegu me uusi praktikuid sellest piirkonnast ei võta.",
      before: {},
      after: {},
      position: 91,
      hash: "9f2c71ae04bde8d35a10c7f62b9e88d140c3f17a6de219b5a3c80e74d26f5b91",
      createdAt: "2026-11-20T07:00:00Z",
    },
  });

const AdminActionPageBody = z
  .object({ actions: z.array(AdminActionBody).max(100), nextCursor: NextCursor, total: Total })
  .openapi("AdminActionPage");

const route = createRoute({
  method: "get",
  path: "/api/admin/actions",
  operationId: "listAdminActions",
  tags: ["admin"],
  summary: "List what administrators did",
  description:
    "For admins, with changed public names of practitioners. Nothing is ever changed or removed; `exportActionChain` has " +
    "what is needed to verify that.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      ...pageQuery,
      text: optional(
        z.string().trim().min(1).max(100).openapi({
          description: "A part of the administrator's name, of what it is about, or of the reason",
          example: "kadri",
        }),
      ),
      subject: optional(z.enum(adminSubjects)),
      subjectId: optional(
        z.string().min(1).max(100).openapi({ description: "Only what was done to this one" }),
      ),
      actorId: optional(z.uuid().openapi({ description: "Only what this administrator did" })),
      order: listOrder("newest"),
    }),
  },
  responses: {
    200: { description: "A page of actions", ...json(AdminActionPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

function present(action: ListedAdminAction): z.infer<typeof AdminActionBody> {
  const { from, to, reason, refusal } = action.detail;
  return {
    id: action.id,
    action: action.action,
    actor: action.actorName,
    actorId: action.actorId,
    subject: { kind: action.subjectKind, id: action.subjectId, name: action.subjectName },
    reason: reason ?? null,
    refusal: reviewRefusals.find((one) => one === refusal) ?? null,
    names: from === undefined || to === undefined ? null : { from, to },
    before: action.before,
    after: action.after,
    position: action.proof.position,
    hash: action.proof.hash,
    createdAt: instantText(action.createdAt),
  };
}

export function mountListAdminActions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listAdminActions(ports, c.var, c.req.valid("query"));
    return c.json({ actions: items.map(present), ...page }, 200);
  });
}
