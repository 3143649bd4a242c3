import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { addDomainValue } from "../../use-cases/admin/add-domain-value.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AdminDomainValueBody, NewValueBody, presentValue } from "./domain-value-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/domain-values",
  operationId: "addDomainValue",
  tags: ["admin"],
  summary: "Add a city, a language, a practice or a way of helping",
  description:
    "For admins. It is the last of its kind and offered at once. `ERR_VALUE_FIXED` for the other kinds, " +
    "`ERR_DUPLICATE_ENTITY` for a code that its kind has already.",
  security: bearer,
  middleware: signedIn,
  request: required(NewValueBody),
  responses: {
    201: { description: "The value", ...json(AdminDomainValueBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_VALUE_FIXED",
      "ERR_DUPLICATE_ENTITY",
    ),
  },
});

export function mountAddDomainValue(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { domainCode, code, summary, helps, ...content } = c.req.valid("json");
    const name = { domainCode, code };
    return c.json(
      presentValue(await addDomainValue(ports, c.var, { name, content, summary, helps }), false),
      201,
    );
  });
}
