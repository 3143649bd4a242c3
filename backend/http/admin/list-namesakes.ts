import { createRoute, z } from "@hono/zod-openapi";
import { userNameMaxLength } from "../../domain/account.ts";
import { approvals } from "../../domain/profile.ts";
import type { Ports } from "../../ports/ports.ts";
import { listNamesakes } from "../../use-cases/admin/list-namesakes.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const NamesakesBody = z
  .object({
    namesakes: z
      .array(z.object({
        id: z.uuid(),
        name: z.string().max(200),
        approval: z.enum(approvals),
        shown: z.boolean().openapi({ description: "Whether visitors see the profile" }),
      }))
      .max(10),
  })
  .openapi("Namesakes", {
    example: {
      namesakes: [{
        id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
        name: "Kadri Kask",
        approval: "approved",
        shown: true,
      }],
    },
  });

const route = createRoute({
  method: "get",
  path: "/api/admin/namesakes",
  operationId: "listNamesakes",
  tags: ["admin"],
  summary: "List practitioners with the same or a look-alike name",
  description:
    "For admins. Letter case, accents, the order of the words, the alphabet and letters that look alike make no " +
    "difference. A common name is no reason to decline: this is a warning.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      name: z.string().min(1).max(userNameMaxLength).openapi({ example: "Kadri Kask" }),
      except: optional(z.uuid().openapi({ description: "The practitioner who has this name" })),
    }),
  },
  responses: {
    200: { description: "The other practitioners", ...json(NamesakesBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListNamesakes(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const records = await listNamesakes(ports, c.var, c.req.valid("query"));
    const namesakes = records.map(({ id, name, approval, isShown }) => ({
      id,
      name,
      approval,
      shown: isShown,
    }));
    return c.json({ namesakes }, 200);
  });
}
