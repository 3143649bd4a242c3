import { createRoute, z } from "@hono/zod-openapi";
import { ledgerEventKinds, transferMaxCents } from "../../domain/money/ledger.ts";
import type { Ports } from "../../ports/ports.ts";
import { getLedger } from "../../use-cases/admin/get-ledger.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { listOrder, NextCursor, pageQuery } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";

const Account = z.string().max(100).openapi({
  description:
    "`card-processor`, or a kind with an id: `gift-card:…`, `session:…`, `practitioner:…`, `refund:…`, `unmatched:…`, `income:…`",
});
const Sum = z.int().openapi({ description: "Cents of EUR" });

const LedgerBody = z.object({
  totals: z.array(z.object({ group: Account, balanceCents: Sum })).max(50).openapi({
    description: "Credits minus debits by kind of account",
  }),
  differenceCents: Sum.openapi({ description: "The sum of all accounts, which is zero" }),
  movements: z.array(z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.enum(ledgerEventKinds),
    paymentId: z.uuid().nullable(),
    transfers: z.array(z.object({
      debit: Account,
      credit: Account,
      amountCents: z.int().min(1).max(transferMaxCents),
    })).max(100),
  })).max(100),
  names: z.object({
    practitioners: z.array(z.object({ account: Account, name: z.string().max(200) })).max(20_000),
    sessions: z.array(z.object({
      account: Account,
      practitioner: z.string().max(200),
      practiceType: z.string().max(100),
      intro: z.boolean(),
      startsAt: z.iso.datetime(),
    })).max(20_000),
  }).openapi({
    description:
      "What the accounts of practitioners and sessions on this page are called; sessions only for admins",
  }),
  nextCursor: NextCursor,
  total: Total,
}).openapi("LedgerPage");

const text = optional(
  z.string().trim().min(1).max(100).openapi({
    description:
      "A part of a buyer's, recipient's or practitioner's name or of a buyer's address; the last characters of " +
      "a card's code; the start of a receipt's number; the start or the end of an account",
    example: "2026-000123",
  }),
);

const route = createRoute({
  method: "get",
  path: "/api/admin/ledger",
  operationId: "getLedger",
  tags: ["admin"],
  summary: "Show the ledger",
  description: "For admins and finance. Nothing is ever changed or removed.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object({ ...pageQuery, text, order: listOrder("newest") }) },
  responses: {
    200: { description: "Balances and a page of movements", ...json(LedgerBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountGetLedger(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, totals, differenceCents, names, ...page } = await getLedger(
      ports,
      c.var,
      c.req.valid("query"),
    );
    const movements = items.map(({ id, at, kind, paymentId, transfers }) => ({
      ...{ id, kind, paymentId, transfers },
      at: instantText(at),
    }));
    const sessions = names.sessions.map(({ startsAt, ...session }) => ({
      ...session,
      startsAt: instantText(startsAt),
    }));
    const { practitioners } = names;
    const named = { practitioners, sessions };
    return c.json({ totals, differenceCents, movements, names: named, ...page }, 200);
  });
}
