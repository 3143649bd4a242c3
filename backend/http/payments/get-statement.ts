import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getStatement } from "../../use-cases/payments/get-statement.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Month, presentStatement, StatementBody } from "./statement-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/payments/statements/{month}",
  operationId: "getStatement",
  tags: ["payments"],
  summary: "Show what the caller is owed for a month",
  description:
    "For practitioners: what clients paid to the marketplace for their sessions, and beside it what they paid to the practitioner directly.",
  security: bearer,
  middleware: signedIn,
  request: { params: Month },
  responses: {
    200: { description: "The statement, the earliest first", ...json(StatementBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountGetStatement(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const statement = await getStatement(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json(presentStatement(statement), 200);
  });
}
