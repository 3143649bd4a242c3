import { createRoute, z } from "@hono/zod-openapi";
import type { ListedAdminAction } from "../../ports/persistence/admin-actions.ts";
import type { Ports } from "../../ports/ports.ts";
import { exportActionChain } from "../../use-cases/admin/export-action-chain.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { decimal } from "../decimal.ts";

const Hash = z.string().length(64);
const Texts = z.record(z.string().max(100), z.string().max(10_000));
const Position = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

const ChainedActionBody = z
  .object({
    record: z.object({
      position: Position,
      id: z.uuid(),
      actorId: z.string().max(36).nullable(),
      action: z.string().max(60),
      subjectKind: z.string().max(40),
      subjectId: z.string().max(100),
      detail: Texts,
      before: Texts,
      after: Texts,
      textsHash: Hash.nullable().openapi({
        description:
          "Of `texts`: the SHA-256 of the salt, a line feed and the canonical JSON of `content`",
      }),
      createdAt: z.int().openapi({ description: "ms since 1970-01-01T00:00Z" }),
      previousHash: Hash.openapi({ description: "Zeros in the first record" }),
    }),
    hash: Hash.openapi({
      description: "The SHA-256 of the canonical JSON (RFC 8785) of `record`",
    }),
    texts: z
      .object({
        salt: z.string().max(64),
        content: z.object({ detail: Texts, before: Texts, after: Texts }),
      })
      .nullable()
      .openapi({ description: "What the record says about a person; null when it was erased" }),
    actor: z.string().max(120).nullable().openapi({ description: "The name now" }),
  })
  .openapi("ChainedAction");

const ActionChainBody = z
  .object({ actions: z.array(ChainedActionBody).max(1000), isLast: z.boolean() })
  .openapi("ActionChain");

const route = createRoute({
  method: "get",
  path: "/api/admin/action-chain",
  operationId: "exportActionChain",
  tags: ["admin"],
  summary: "Download the audit log with its hashes",
  description:
    "For admins. Each record has the hash of the one before it, so that others can verify that none was changed, added " +
    "in between or left out. The download is in the audit log itself.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      after: decimal(z.int().min(0).max(Number.MAX_SAFE_INTEGER)).default(0).openapi({
        description: "The position of the last record that the caller has",
      }),
    }),
  },
  responses: {
    200: { description: "The next records of the chain", ...json(ActionChainBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountExportActionChain(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { actions, isLast } = await exportActionChain(ports, c.var, c.req.valid("query"));
    c.header("Cache-Control", "no-store");
    return c.json({ actions: actions.map(present), isLast }, 200);
  });
}

function present(action: ListedAdminAction): z.infer<typeof ChainedActionBody> {
  const { id, actorId, subjectKind, subjectId, createdAt, detail, before, after, proof } = action;
  const { position, content, textsHash, salt, previousHash, hash } = proof;
  return {
    record: {
      ...{ position, id, actorId, action: action.action, subjectKind, subjectId },
      ...{ ...content, textsHash, createdAt, previousHash },
    },
    hash,
    texts: salt === null ? null : { salt, content: { detail, before, after } },
    actor: action.actorName,
  };
}
